import type {
  Author,
  ChildReply,
  Post,
  PostItem,
  ProductCard,
  QuestionItem,
  Reply,
  SurveyItem,
} from '@jangteo/contract';
import { product } from '@jangteo/testing';

const author: Author = { memberId: 1, nickname: '장보는고양이', level: 3 };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const postItem = (postId: number, more: Partial<PostItem> = {}): PostItem => ({
  board: 'dashboard',
  postId,
  topic: 'review',
  title: `글 ${postId}`,
  excerpt: '어제 도착했어요.',
  imageUrl: '/img/apple-1',
  imageCount: 2,
  author,
  likeCount: 12,
  replyCount: 3,
  viewCount: 1_234,
  regDt: minutesAgo(5),
  ...more,
});

export const questionItem = (postId: number, more: Partial<QuestionItem> = {}): QuestionItem => ({
  ...postItem(postId),
  board: 'qna',
  title: `질문 ${postId}`,
  isAccepted: false,
  ...more,
});

export const surveyItem = (postId: number, more: Partial<SurveyItem> = {}): SurveyItem => ({
  ...postItem(postId),
  board: 'survey',
  title: `설문 ${postId}`,
  closeDt: '2026-12-01T09:00:00.000Z',
  isClosed: false,
  voterCount: 1_280,
  isVoted: false,
  ...more,
});

export const post: Post = {
  board: 'dashboard',
  postId: 7,
  topic: 'recipe',
  title: '우리 집 김치찌개',
  body: '재료: 신김치 반 포기\n\n1. 고기와 김치를 볶습니다.\n2. 물을 붓습니다.',
  images: [
    { imageUrl: '/img/kimchi-1', width: 640, height: 640 },
    { imageUrl: '/img/kimchi-2', width: 640, height: 640 },
  ],
  author,
  likeCount: 12,
  clipCount: 4,
  replyCount: 3,
  shareCount: 1,
  viewCount: 240,
  isMine: false,
  isLike: false,
  isClip: false,
  regDt: minutesAgo(90),
  editDt: null,
  boardDate: null,
  acceptedReplyId: null,
  poll: null,
  products: [],
};

const childReply = (replyId: number, more: Partial<ChildReply> = {}): ChildReply => ({
  replyId,
  author: { memberId: 2, nickname: '제철사냥꾼', level: 1 },
  isPostAuthor: false,
  mention: null,
  body: `댓글 ${replyId}`,
  likeCount: 0,
  isMine: false,
  isLike: false,
  isAccepted: false,
  products: [],
  regDt: minutesAgo(30),
  ...more,
});

export const reply = (replyId: number, more: Partial<Reply> = {}): Reply => ({
  ...childReply(replyId),
  children: [],
  ...more,
});

export const answerOfWriter = (replyId: number): ChildReply => childReply(replyId, { author, isPostAuthor: true });

export const appleOf = (productNo: number, title: string): ProductCard =>
  product(productNo, { title, shopName: '사과나무집', url: `https://shop.test/product/${productNo}` });
