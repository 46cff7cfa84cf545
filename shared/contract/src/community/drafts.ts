import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { DateTime, dateTimeOf, textOf } from '../call/scalars.ts';
import { ProductCard } from '../market/cards.ts';
import { UploadedImage } from './images.ts';
import { boards, PostTopic, postImages, postProducts } from './posts.ts';

const params = Type.Object({
  board: Type.Enum([...boards, 'daily'], {
    description: 'dashboard 게시판, qna 질문, survey 설문, daily 오늘의 밥상',
  }),
});

/** A draft may be unfinished and longer than a post. */
const texts = { title: textOf('쓰던 제목', 500), body: textOf('쓰던 본문', 10_000) };

const poll = Type.Object(
  {
    options: Type.Array(textOf('쓰던 항목', 200), { maxItems: 10, description: '쓰던 항목, 보일 순서로' }),
    isMultiple: Type.Boolean({ description: '여러 항목을 고를 수 있는지' }),
    hours: Type.Integer({ minimum: 1, maximum: 720, description: '몇 시간 뒤에 마감할지' }),
  },
  { description: '쓰던 설문의 항목과 마감. 설문이 아니면 없음' },
);

/** What a member has begun to write, with the pictures and products that are still there. */
export const PostDraft = Type.Object({
  topic: PostTopic,
  title: Type.String(),
  body: Type.String(),
  images: Type.Array(UploadedImage),
  lostImageCount: Type.Integer({
    description: '넣었지만 그 사이에 지워진 사진 수. 글에 쓰이지 않은 사진은 하루 뒤에 지워짐',
  }),
  products: Type.Array(ProductCard),
  poll: Type.Union([
    Type.Object({ options: Type.Array(Type.String()), isMultiple: Type.Boolean(), hours: Type.Integer() }),
    Type.Null(),
  ]),
  writeDt: DateTime,
});
export type PostDraft = Static<typeof PostDraft>;

const path = '/api/v1/community/draft/:board';

export const draftCalls = {
  [`GET ${path}` as const]: defineCall({
    summary: '쓰던 글: 게시판마다 하나. 어느 기기에서 썼든 가장 나중에 쓴 것. 30일 동안 간직',
    access: 'member',
    params,
    reply: Type.Object({ draft: Type.Union([PostDraft, Type.Null()]) }),
  }),
  [`PUT ${path}` as const]: defineCall({
    summary: '쓰던 글 간직하기. 더 나중에 쓴 것이 이미 있으면 그것이 남고, 답의 writeDt가 그때. 새 글을 올리면 지워짐',
    access: 'member',
    params,
    body: Type.Object({
      writeDt: dateTimeOf('마지막으로 고친 때. 서버의 지금보다 나중이면 지금으로 침'),
      topic: PostTopic,
      ...texts,
      images: postImages,
      productNos: postProducts,
      poll: Type.Optional(poll),
    }),
    reply: Type.Object({ writeDt: DateTime }),
  }),
  [`DELETE ${path}` as const]: defineCall({
    summary: '쓰던 글 지우기. 다시 지워도 같음',
    access: 'member',
    isOpenToBanned: true,
    params,
    reply: Type.Object({}),
  }),
};
