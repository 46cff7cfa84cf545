import { printTable } from '../table.ts';
import type { Figure } from './measure.ts';
import type { TooMany } from './too-many.ts';

interface Effort {
  connections: number;
  seconds: number;
}

export function printFigures(figures: readonly Figure[], { connections, seconds }: Effort): void {
  printTable(
    `API, ${connections} connections, ${seconds} s each`,
    ['', 'per second', 'bare', 'of it', 'p99 ms', 'bare p99', 'processor ms', 'bare processor', '÷ bare'],
    figures.map(({ name, api: own, bare: twin, processorRatio }) => [
      name,
      own.rate.toFixed(0),
      twin.rate.toFixed(0),
      (own.rate / twin.rate).toFixed(2),
      String(own.p99),
      String(twin.p99),
      own.processorMs.toFixed(2),
      twin.processorMs.toFixed(2),
      processorRatio.toFixed(2),
    ]),
  );
}

export function printTooMany(tooMany: readonly TooMany[], seconds: number): void {
  printTable(
    `Twice as many as it can answer, ${seconds} s each`,
    ['', 'per second', 'accepted', 'p99 ms', 'refused', 'p99 ms', 'own delay, p99 ms'],
    tooMany.map(({ name, rate, accepted, refused, ownDelayMs }) => [
      name,
      String(rate),
      ...[accepted, refused].flatMap(({ count, p99 }) => [String(count), p99.toFixed(0)]),
      ownDelayMs.toFixed(0),
    ]),
  );
}
