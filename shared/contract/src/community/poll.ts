import { type Static, Type } from 'typebox';
import { Count, DateTime, Id } from '../call/scalars.ts';

/** Votes are shown to members who have voted, and to everyone when the survey has closed. */
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
      /** The share of all voters, as a whole percentage. */
      voteRate: Votes,
      isMine: Type.Boolean(),
    }),
  ),
});
export type Poll = Static<typeof Poll>;
