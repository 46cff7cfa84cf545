import { type Static, Type } from 'typebox';
import { Count, DateTime, Id } from '../call/scalars.ts';
import { ProductCard } from '../market/cards.ts';
import { Author } from './posts.ts';

const replyFields = {
  replyId: Id,
  /**
   * Null, like the text, when the reply was deleted or hidden; it stays in the list while others have replied to it.
   */
  author: Type.Union([Author, Type.Null()]),
  /** Whether the reply's writer also wrote the post. */
  isPostAuthor: Type.Boolean(),
  /** The member that the reply mentions, where that is not the writer of the reply above it. */
  mention: Type.Union([Author, Type.Null()]),
  body: Type.Union([Type.String(), Type.Null()]),
  likeCount: Count,
  /** The caller's own relation to the reply; both false for a visitor. */
  isMine: Type.Boolean(),
  isLike: Type.Boolean(),
  /** The answer that the question's writer has accepted. */
  isAccepted: Type.Boolean(),
  regDt: DateTime,
  /** Products that the writer cites, without those that the market no longer shows. */
  products: Type.Array(ProductCard),
};

export const ChildReply = Type.Object(replyFields);
export type ChildReply = Static<typeof ChildReply>;

export const Reply = Type.Object({ ...replyFields, children: Type.Array(ChildReply) });
export type Reply = Static<typeof Reply>;
