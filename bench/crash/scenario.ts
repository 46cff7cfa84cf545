import type { CallKey } from '@jangteo/contract';
import type { Random } from '../../demo/random.ts';
import type { Person } from './people.ts';
import type { Answer, RequestParts } from './retrying-client.ts';

/** Sends a request as a person until there is a final response; one further status may be expected. */
export type Send = <Data>(who: Person, key: CallKey, said: RequestParts, expected?: number) => Promise<Answer<Data>>;

/**
 * One kind of write: how it is made, what its responses promised, and the SQL that reads the same from the database.
 */
export interface Scenario {
  name: string;
  act(ask: Send, who: Person, random: Random): Promise<void>;
  promised(): Iterable<string>;
  /** Selects a `fact` for everything stored for the members in $1. */
  keptSql: string;
}

/** What was promised and is missing, what is stored without a promise, and what is stored more than once. */
export function compare(name: string, promised: Iterable<string>, kept: readonly string[]): string[] {
  const wanted = new Set(promised);
  const found = new Set(kept);
  return [
    ...[...wanted].filter((fact) => !found.has(fact)).map((fact) => `${name}: lost ${fact}`),
    ...[...found].filter((fact) => !wanted.has(fact)).map((fact) => `${name}: never told ${fact}`),
    ...(found.size < kept.length ? [`${name}: ${kept.length - found.size} are doubled`] : []),
  ];
}
