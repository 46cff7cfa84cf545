import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, Id, IdList, idOf, textOf } from '../call/scalars.ts';
import { ProductCard, StoreCard } from './cards.ts';

export const ProductLike = Type.Object({ productNo: Id, isLike: Type.Boolean() });
export type ProductLike = Static<typeof ProductLike>;

export const StoreLike = Type.Object({ shopId: Id, isLike: Type.Boolean() });
export type StoreLike = Static<typeof StoreLike>;

/** The number of members who like it now, the caller included. */
const likeCount = { likeCount: Count };
const ProductLiked = Type.Object({ ...ProductLike.properties, ...likeCount });
const StoreLiked = Type.Object({ ...StoreLike.properties, ...likeCount });

const UserEventData = Type.Record(
  Type.String({ pattern: '^\\w{1,40}$' }),
  Type.Union([textOf('값', 200), Type.Number(), Type.Boolean(), Type.Null()]),
  { maxProperties: 20, description: '앱의 어디에서 찜했는지: 분석에 쓰는 이름과 값' },
);

export const LikedProducts = Type.Object({
  ...ListOf(ProductCard).properties,
  /**
   * The level-1 categories of the liked products, for the filter; they do not depend on the chosen filter. `leafNos` are the
   * categories of these products, as their cards name them.
   */
  categories: Type.Array(
    Type.Object({ categoryNo: Id, categoryName: Type.String(), productCount: Count, leafNos: Type.Array(Id) }),
  ),
});
export type LikedProducts = Static<typeof LikedProducts>;

export const likeCalls = {
  'GET /api/v1/user/like/product': defineCall({
    summary: '찜한 상품: 최근에 찜한 것부터. categoryNo는 어느 단계든, 진열에서 내려간 상품은 빠짐',
    access: 'member',
    query: Type.Object({
      categoryNo: Type.Optional(idOf('어느 단계든 카테고리 번호')),
      isSale: Type.Optional(Type.Boolean({ description: 'true면 할인하는 것만' })),
      isAvailable: Type.Optional(Type.Boolean({ description: 'true면 살 수 있는 것만' })),
      ...Paging,
    }),
    reply: LikedProducts,
    errors: [codes.noData],
  }),
  'GET /api/v1/user/like/product/check': defineCall({
    summary: '찜한 상품인지 확인: 상품 번호를 쉼표로 이어 100개까지',
    access: 'member',
    query: Type.Object({ productNos: IdList }),
    reply: Type.Object({ list: Type.Array(ProductLike) }),
  }),
  'POST /api/v1/user/like/product': defineCall({
    summary: '상품 찜하기. 이미 찜했으면 그대로',
    access: 'member',
    body: Type.Object({ productNo: idOf('상품 번호'), userEventData: Type.Optional(UserEventData) }),
    reply: ProductLiked,
    errors: [codes.noData, codes.likeProductLimit],
  }),
  'DELETE /api/v1/user/like/product': defineCall({
    summary: '상품 찜 풀기. 찜하지 않았어도 같은 답',
    access: 'member',
    isOpenToBanned: true,
    body: Type.Object({ productNo: idOf('상품 번호'), userEventData: Type.Optional(UserEventData) }),
    reply: ProductLiked,
  }),
  'GET /api/v1/user/like/shop': defineCall({
    summary: '찜한 스토어: 최근에 찜한 것부터. 문을 닫은 스토어는 빠짐',
    access: 'member',
    query: Type.Object(Paging),
    reply: ListOf(StoreCard),
  }),
  'GET /api/v1/user/like/shop/check': defineCall({
    summary: '찜한 스토어인지 확인: 스토어 번호를 쉼표로 이어 100개까지',
    access: 'member',
    query: Type.Object({ shopIds: IdList }),
    reply: Type.Object({ list: Type.Array(StoreLike) }),
  }),
  'POST /api/v1/user/like/shop': defineCall({
    summary: '스토어 찜하기. 이미 찜했으면 그대로',
    access: 'member',
    body: Type.Object({ shopId: idOf('스토어 번호') }),
    reply: StoreLiked,
    errors: [codes.noData, codes.likeShopLimit],
  }),
  'DELETE /api/v1/user/like/shop': defineCall({
    summary: '스토어 찜 풀기. 찜하지 않았어도 같은 답',
    access: 'member',
    isOpenToBanned: true,
    body: Type.Object({ shopId: idOf('스토어 번호') }),
    reply: StoreLiked,
  }),
};
