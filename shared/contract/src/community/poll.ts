import { type Static, Type } from 'typebox';
import { Count, DateTime, Id } from '../call/scalars.ts';

/** Votes are told to those who have voted, and to everyone once it is over. */
const Votes = Type.Union([Count, Type.Null()]);

export const Poll = Type.Object({
  closeDt: DateTime,
  isClosed: Type.Boolean(),
  /** Whether more than one option may be chosen. */
  isMultiple: Type.Boolean(),
  voterCount: Count,
  options: Type.Array(
    Type.Object({
      optionId: Id,
      text: Type.String(),
      voteCount: Votes,
      /** Of all voters, in whole per cent. */
      voteRate: Votes,
      isMine: Type.Boolean(),
    }),
  ),
});
export type Poll = Static<typeof Poll>;
