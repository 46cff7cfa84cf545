import type { CallKey } from '@jangteo/contract';
import type { Random } from '../../demo/random.ts';
import type { Answer, Said } from './patient-client.ts';
import type { Person } from './people.ts';

/** Asks as somebody until there is an answer; one more refusal may be among those that are expected. */
export type Ask = <Data>(who: Person, key: CallKey, said: Said, expected?: number) => Promise<Answer<Data>>;

/** One kind of write: how it is made, what its answers promised, and how the database tells the same. */
export interface Deed {
  name: string;
  act(ask: Ask, who: Person, random: Random): Promise<void>;
  promised(): Iterable<string>;
  /** Every `fact` of the members in $1. */
  keptSql: string;
}

/** What was lost, what is there though nobody was told so, and what is there more than once. */
export function compare(name: string, promised: Iterable<string>, kept: readonly string[]): string[] {
  const wanted = new Set(promised);
  const found = new Set(kept);
  return [
    ...[...wanted].filter((fact) => !found.has(fact)).map((fact) => `${name}: lost ${fact}`),
    ...[...found].filter((fact) => !wanted.has(fact)).map((fact) => `${name}: never told ${fact}`),
    ...(found.size < kept.length ? [`${name}: ${kept.length - found.size} are doubled`] : []),
  ];
}
