import type { Turn } from './turns.ts';

/** The values of a turn in place of the recorded ones: another member's, another product's, another row's id. */
export class TurnValues {
  readonly #replaced: Map<unknown, unknown>;
  /** Ids of rows that this turn made, in place of those made while recording. */
  readonly #made = new Map<string, string>();

  constructor(recorded: Turn, turn: Turn) {
    const names = ['productNo', 'memberId', 'sessionId', 'requestKey'] as const;
    this.#replaced = new Map(names.map((name) => [recorded[name], turn[name]]));
  }

  remember(recorded: readonly string[], made: readonly string[]): void {
    for (const [n, number] of recorded.entries()) this.#made.set(number, made[n] ?? number);
  }

  valueOf(value: unknown): unknown {
    if (this.#replaced.has(value)) return this.#replaced.get(value);
    if (isBytes(value)) return Buffer.from(value.data);
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    // Such an id may occur inside a text.
    let text = String(value);
    for (const [recorded, made] of this.#made) text = text.replaceAll(recorded, made);
    return text;
  }
}

/** A buffer as JSON serialises it. */
const isBytes = (value: unknown): value is { data: number[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
