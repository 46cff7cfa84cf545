import type { Aim } from '../aims.ts';
import type { Figure } from './measure.ts';
import type { TooMany } from './too-many.ts';

/** The aim: at most a quarter more than the bare route needs. */
const mostProcessor: Record<string, number> = { search: 1.2 };

interface Results {
  figures: readonly Figure[];
  tooMany: readonly TooMany[];
  memoryGrowth: number;
}

export const apiAims = ({ figures, tooMany, memoryGrowth }: Results): Aim[] => [
  ...tooMany.flatMap(({ name, accepted, refused, others }) => [
    { name: `too many, ${name}: p99 of the accepted`, value: accepted.p99, limit: 500, unit: 'ms', isHard: false },
    { name: `too many, ${name}: p99 of the refused`, value: refused.p99, limit: 100, unit: 'ms', isHard: false },
    { name: `too many, ${name}: neither`, value: others, limit: 0, unit: '', isHard: true },
  ]),
  ...figures.map(({ name, api: own, bare: twin }) => ({
    name: `${name}: of the bare route`,
    value: own.rate / twin.rate,
    limit: 0.7,
    isLeast: true,
    unit: '×',
    isHard: false,
  })),
  ...figures.map(({ name, api: own, bare: twin }) => ({
    name: `${name}: p99 of the bare route’s`,
    value: own.p99 / Math.max(1, twin.p99),
    limit: 3,
    unit: '×',
    isHard: false,
  })),
  ...figures.map(({ name, processorRatio }) => ({
    name: `${name}: processor time per request, of the bare route’s`,
    value: processorRatio,
    limit: mostProcessor[name] ?? 1.25,
    unit: '×',
    isHard: false,
  })),
  { name: 'memory, after as many again', value: memoryGrowth, limit: 1.15, unit: '×', isHard: false },
];
