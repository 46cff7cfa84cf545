import { type Static, Type } from 'typebox';
import { Count, DateTime, Day, Id, idOf, lineOf, nonBlank, textOf } from '../call/scalars.ts';
import { ProductCard } from '../market/cards.ts';
import { Poll } from './poll.ts';

/**
 * The boards, by whose calls a post is read, liked and replied to. Meals of the daily board belong to the dashboard.
 */
export const boards = ['dashboard', 'qna', 'survey'] as const;
export const Board = Type.Enum(boards, { description: 'dashboard 게시판과 오늘의 밥상, qna 질문, survey 설문' });
export type Board = Static<typeof Board>;

/** The topic of a post, chosen by its writer. */
export const PostTopic = Type.Enum(['review', 'recipe', 'season', 'table', 'talk'], {
  description: 'review 후기, recipe 요리법, season 제철, table 밥상, talk 이야기',
});
export type PostTopic = Static<typeof PostTopic>;

export const Author = Type.Object({
  memberId: Id,
  /** Null when the member has withdrawn. */
  nickname: Type.Union([Type.String(), Type.Null()]),
  level: Type.Integer({ minimum: 1, maximum: 5 }),
});
export type Author = Static<typeof Author>;

export const PostItem = Type.Object({
  board: Board,
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
  board: Board,
  postId: Id,
  topic: PostTopic,
  title: Type.String(),
  /** Plain text; an empty line separates paragraphs. */
  body: Type.String(),
  images: Type.Array(Type.Object({ imageUrl: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  author: Author,
  likeCount: Count,
  clipCount: Count,
  replyCount: Count,
  shareCount: Count,
  viewCount: Count,
  /** The caller's own relation to the post; all false for a visitor. */
  isMine: Type.Boolean(),
  isLike: Type.Boolean(),
  isClip: Type.Boolean(),
  regDt: DateTime,
  /** The time of the last change; null for an unchanged post. */
  editDt: Type.Union([DateTime, Type.Null()]),
  /** The day in Korea of a meal on the daily board. */
  boardDate: Type.Union([Day, Type.Null()]),
  /** The answer that the question's writer has accepted. */
  acceptedReplyId: Type.Union([Id, Type.Null()]),
  /** The poll of a survey. */
  poll: Type.Union([Poll, Type.Null()]),
  /** Products that the writer links to, without those that the market no longer shows. */
  products: Type.Array(ProductCard),
});
export type Post = Static<typeof Post>;

/** The address that the upload of a picture returned. */
export const UploadedUrl = Type.String({
  pattern: '^/img/m-[0-9a-f]{32}$',
  examples: ['/img/m-0123456789abcdef0123456789abcdef'],
});
export const mostImages = 10;

export const postTexts = {
  title: lineOf('제목', 60),
  body: textOf('본문. 빈 줄로 문단을 나눔', 5_000, nonBlank),
};
const description = '사진을 올리고 받은 imageUrl, 보일 순서로';
export const postImages = Type.Array(UploadedUrl, { maxItems: mostImages, uniqueItems: true, description });
export const postPhotos = Type.Array(UploadedUrl, {
  minItems: 1,
  maxItems: mostImages,
  uniqueItems: true,
  description,
});
export const mostProducts = 5;
export const postProducts = Type.Array(idOf('상품 번호 productNo'), {
  maxItems: mostProducts,
  uniqueItems: true,
  description: '글에 곁들일 상품, 보일 순서로. 없으면 새 글에는 없고, 고칠 때는 그대로',
});
const mostCited = 3;
export const citedProducts = Type.Array(idOf('상품 번호 productNo'), {
  maxItems: mostCited,
  uniqueItems: true,
  description: '댓글에 곁들일 상품, 보일 순서로',
});
export const ReplyText = textOf('댓글', 1_000, nonBlank);
export const OptionText = lineOf('항목', 40);
