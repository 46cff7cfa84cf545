import { type Static, Type } from 'typebox';
import { defineCall, filled, ListOf, Paging } from './call.ts';
import { codes } from './codes.ts';
import { DateTime, Id } from './scalars.ts';

const Count = Type.Integer({ minimum: 0 });

/** What a post is about; chosen by its writer. */
export const PostTopic = Type.Enum(['review', 'recipe', 'season', 'table', 'talk']);
export type PostTopic = Static<typeof PostTopic>;

export const Author = Type.Object({
  memberId: Id,
  /** Null once the member has left. */
  nickname: Type.Union([Type.String(), Type.Null()]),
  level: Type.Integer({ minimum: 1, maximum: 5 }),
});
export type Author = Static<typeof Author>;

export const PostItem = Type.Object({
  postId: Id,
  topic: PostTopic,
  title: Type.String(),
  /** The beginning of the text. */
  excerpt: Type.String(),
  /** The first picture. */
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  imageCount: Count,
  author: Author,
  likeCount: Count,
  replyCount: Count,
  viewCount: Count,
  regDt: DateTime,
});
export type PostItem = Static<typeof PostItem>;

export const Post = Type.Object({
  postId: Id,
  topic: PostTopic,
  title: Type.String(),
  /** Plain text; an empty line parts paragraphs. */
  body: Type.String(),
  images: Type.Array(Type.Object({ imageUrl: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  author: Author,
  likeCount: Count,
  clipCount: Count,
  replyCount: Count,
  viewCount: Count,
  regDt: DateTime,
  /** When it was last changed, if it was. */
  editDt: Type.Union([DateTime, Type.Null()]),
});
export type Post = Static<typeof Post>;

const replyFields = {
  replyId: Id,
  /** Null, as the text is, once it was deleted or hidden; it keeps its place if others have answered to it. */
  author: Type.Union([Author, Type.Null()]),
  /** Whether the post's writer answers here. */
  isPostAuthor: Type.Boolean(),
  body: Type.Union([Type.String(), Type.Null()]),
  likeCount: Count,
  regDt: DateTime,
};

export const ChildReply = Type.Object(replyFields);
export type ChildReply = Static<typeof ChildReply>;

export const Reply = Type.Object({ ...replyFields, children: Type.Array(ChildReply) });
export type Reply = Static<typeof Reply>;

export const communityCalls = {
  'GET /api/v1/community/popular': defineCall({
    summary: '인기글: 오늘은 지난 24시간, 주간은 지난 7일',
    access: 'visitor',
    query: Type.Object({ range: filled(Type.Enum(['today', 'week'], { default: 'today' })), ...Paging }),
    reply: ListOf(PostItem),
  }),
  'GET /api/v1/community/dashboard': defineCall({
    summary: '게시판: 새 글부터',
    access: 'visitor',
    query: Type.Object({ topic: Type.Optional(PostTopic), ...Paging }),
    reply: ListOf(PostItem),
  }),
  'GET /api/v1/community/dashboard/:id': defineCall({
    summary: '게시글 한 건',
    access: 'visitor',
    params: Type.Object({ id: Id }),
    reply: Post,
    errors: [codes.noData],
  }),
  'GET /api/v1/community/dashboard/:id/reply': defineCall({
    summary: '게시글의 댓글: 오래된 것부터, 답글과 함께',
    access: 'visitor',
    params: Type.Object({ id: Id }),
    query: Type.Object(Paging),
    reply: ListOf(Reply),
    errors: [codes.noData],
  }),
};
