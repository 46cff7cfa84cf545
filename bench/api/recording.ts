import type { Statement } from '../../api/test/statements.ts';
import type { Turn } from './turns.ts';

/** What a call asked of the database and what it answered: all that its twin without the API has to do. */
export interface Recording {
  method: string;
  path: string;
  statements: Statement[];
  answer: string;
  /** The turn in which it was recorded: what it puts among the values is another in another turn. */
  turn: Turn;
}

/** By which the twin knows whose turn it is: it has no sessions. */
export const turnHeader = 'x-turn';
