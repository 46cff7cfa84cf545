import type { Statement } from '../../api/test/statements.ts';
import type { Turn } from './turns.ts';

/** A call's queries and its reply: everything that its twin without the API has to do. */
export interface Recording {
  method: string;
  path: string;
  statements: Statement[];
  answer: string;
  /** The turn in which it was recorded: other turns have other values. */
  turn: Turn;
}

/** By which the twin recognises the turn: it has no sessions. */
export const turnHeader = 'x-turn';
