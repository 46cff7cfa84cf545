import { type Static, Type } from 'typebox';
import { Count } from '../cards.ts';
import { DateTime, Id } from '../scalars.ts';
import { Poll } from './poll.ts';

/** By which calls a post is read, liked and answered. Meals of the daily board are posts of the dashboard. */
export const boards = ['dashboard', 'qna', 'survey'] as const;
export const Board = Type.Enum(boards);
export type Board = Static<typeof Board>;

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
  /** Plain text; an empty line parts paragraphs. */
  body: Type.String(),
  images: Type.Array(Type.Object({ imageUrl: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  author: Author,
  likeCount: Count,
  clipCount: Count,
  replyCount: Count,
  shareCount: Count,
  viewCount: Count,
  /** Of the caller; all false for a visitor. */
  isMine: Type.Boolean(),
  isLike: Type.Boolean(),
  isClip: Type.Boolean(),
  regDt: DateTime,
  /** When it was last changed, if it was. */
  editDt: Type.Union([DateTime, Type.Null()]),
  /** The day in Korea of a meal on the daily board. */
  boardDate: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
  /** The answer that the asker of a question has accepted. */
  acceptedReplyId: Type.Union([Id, Type.Null()]),
  /** What a survey asks. */
  poll: Type.Union([Poll, Type.Null()]),
});
export type Post = Static<typeof Post>;

/** Some text in it, not only space. */
const Written = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** Made by the client before it first sends, and sent again with each repetition: what is written is written once. */
export const RequestKey = Type.String({ pattern: '^[\\w-]{8,100}$', description: '같은 요청을 다시 보낼 때 같은 값' });

/** As the upload of a picture has answered it. */
export const UploadedUrl = Type.String({ pattern: '^/img/m-[0-9a-f]{32}$' });
export const mostImages = 10;

export const postTexts = { title: Written(60), body: Written(5_000) };
export const postImages = Type.Array(UploadedUrl, { maxItems: mostImages, uniqueItems: true });
export const postPhotos = Type.Array(UploadedUrl, { minItems: 1, maxItems: mostImages, uniqueItems: true });
export const ReplyText = Written(1_000);
export const OptionText = Written(40);
