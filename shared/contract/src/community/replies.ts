import { type Static, Type } from 'typebox';
import { Count, DateTime, Id } from '../call/scalars.ts';
import { Author } from './posts.ts';

const replyFields = {
  replyId: Id,
  /** Null, as the text is, once it was deleted or hidden; it keeps its place if others have answered to it. */
  author: Type.Union([Author, Type.Null()]),
  /** Whether the post's writer answers here. */
  isPostAuthor: Type.Boolean(),
  /** Whom it answers, where that is not the writer of the reply above it. */
  mention: Type.Union([Author, Type.Null()]),
  body: Type.Union([Type.String(), Type.Null()]),
  likeCount: Count,
  /** Of the caller; both false for a visitor. */
  isMine: Type.Boolean(),
  isLike: Type.Boolean(),
  /** The answer that the asker has accepted. */
  isAccepted: Type.Boolean(),
  regDt: DateTime,
};

export const ChildReply = Type.Object(replyFields);
export type ChildReply = Static<typeof ChildReply>;

export const Reply = Type.Object({ ...replyFields, children: Type.Array(ChildReply) });
export type Reply = Static<typeof Reply>;
