import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging, withDefault } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, Id, idOf } from '../call/scalars.ts';
import { ProductCard, StoreCard } from './cards.ts';
import { ProductFilter } from './products.ts';

/** The seller's 사업자정보, which the law obliges the market to show. */
export const Seller = Type.Object({
  businessName: Type.String(),
  representative: Type.String(),
  businessNumber: Type.String(),
  mailOrderNumber: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
});
export type Seller = Static<typeof Seller>;

export const StoreInfo = Type.Object({
  ...StoreCard.properties,
  coverImage: Type.String(),
  /** The seller's own shop at the shop platform. */
  url: Type.String(),
  productCount: Count,
  seller: Seller,
  /** The level-2 categories in which the store sells, for the filter. */
  categories: Type.Array(Type.Object({ categoryNo: Id, categoryName: Type.String(), productCount: Count })),
});
export type StoreInfo = Static<typeof StoreInfo>;

const StoreWithProducts = Type.Object({ shop: StoreCard, products: Type.Array(ProductCard) });

export const storeCalls = {
  'GET /api/v1/display/home/shop': defineCall({
    summary: '홈: 스토어와 대표 상품 세 개',
    access: 'visitor',
    reply: Type.Object({ list: Type.Array(StoreWithProducts) }),
  }),
  'GET /api/v1/display/shop/total': defineCall({
    summary: '전체 스토어: 인기순, 새로 온 순, 가나다순, 찜한 스토어 먼저',
    access: 'visitor',
    query: Type.Object({
      sort: withDefault(
        Type.Enum(['rank', 'new', 'name', 'liked'], {
          default: 'rank',
          description: 'rank 인기, new 새로 온, name 가나다, liked 찜한 스토어 먼저(로그인하지 않았으면 인기)',
        }),
      ),
      ...Paging,
    }),
    reply: ListOf(StoreCard),
  }),
  'GET /api/v1/display/shop/info': defineCall({
    summary: '스토어 한 곳과 사업자정보',
    access: 'visitor',
    query: Type.Object({ shopId: idOf('스토어 번호') }),
    reply: StoreInfo,
    errors: [codes.noData],
  }),
  'GET /api/v1/display/shop/product': defineCall({
    summary: '스토어의 상품. categoryNo는 어느 단계든',
    access: 'visitor',
    query: Type.Object({
      shopId: idOf('스토어 번호'),
      categoryNo: Type.Optional(idOf('어느 단계든 카테고리 번호')),
      ...ProductFilter,
      ...Paging,
    }),
    reply: ListOf(ProductCard),
    errors: [codes.noData],
  }),
};
