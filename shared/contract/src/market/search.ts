import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging, withDefault } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, DateTime, DeviceUuid, Id, idOf, textOf } from '../call/scalars.ts';
import { ProductCard, StoreCard } from './cards.ts';
import { ProductBounds } from './products.ts';

const Keyword = textOf('찾을 말', 50, { minLength: 1 });

export const searchSorts = ['relevance', 'new', 'priceLow', 'priceHigh', 'saleRate'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The corrected keyword that was searched for; null where the keyword was searched as typed. */
const correctedKeyword = Type.Union([Type.String(), Type.Null()]);
/** Where nothing was found, a similar keyword that finds something: perhaps not what was meant. */
const suggestedKeyword = Type.Union([Type.String(), Type.Null()]);

export const ProductResults = Type.Object({
  type: Type.Literal('product'),
  correctedKeyword,
  suggestedKeyword,
  ...ListOf(ProductCard).properties,
});
export type ProductResults = Static<typeof ProductResults>;

export const StoreResults = Type.Object({
  type: Type.Literal('shop'),
  correctedKeyword,
  suggestedKeyword,
  ...ListOf(StoreCard).properties,
});
export type StoreResults = Static<typeof StoreResults>;

export const SearchRank = Type.Object({
  baseDt: DateTime,
  list: Type.Array(
    Type.Object({
      rank: Type.Integer({ minimum: 1, maximum: 10 }),
      keyword: Type.String(),
      /** Places gained since an hour ago; negative: lost. */
      diff: Type.Integer(),
      /** Whether the keyword was not in the ranking an hour ago. */
      isNew: Type.Boolean(),
    }),
  ),
});
export type SearchRank = Static<typeof SearchRank>;

/** A level-2 category of the products that were found. */
export const FoundCategory = Type.Object({
  categoryNo: Id,
  categoryName: Type.String(),
  /** Null where more products were found than are listed. */
  productCount: Type.Union([Count, Type.Null()]),
});
export type FoundCategory = Static<typeof FoundCategory>;

export const searchCalls = {
  'GET /api/v1/search': defineCall({
    summary: '상품과 스토어 검색. 첫소리, 쓰다 만 글자, 영문 자판, 오타, 띄어쓰기를 알아들음',
    access: 'visitor',
    headers: Type.Object({ deviceUuid: Type.Optional(DeviceUuid) }),
    query: Type.Object({
      keyword: Keyword,
      type: withDefault(
        Type.Enum(['product', 'shop'], { default: 'product', description: 'product 상품, shop 스토어' }),
      ),
      sort: withDefault(
        Type.Enum([...searchSorts], { default: 'relevance', description: '상품의 순서. 스토어는 늘 잘 맞는 순' }),
      ),
      categoryNo: Type.Optional(idOf('상품을 이 카테고리에서만 찾음: 어느 단계든 카테고리 번호')),
      ...ProductBounds,
      ...Paging,
    }),
    reply: Type.Union([ProductResults, StoreResults]),
    errors: [codes.searchEngine],
  }),
  'GET /api/v1/search/category': defineCall({
    summary: '찾은 상품이 속한 중분류: 많은 것부터',
    access: 'visitor',
    query: Type.Object({ keyword: Keyword }),
    reply: Type.Object({ list: Type.Array(FoundCategory) }),
    errors: [codes.searchEngine],
  }),
  'GET /api/v1/search/rank': defineCall({
    summary: '인기 검색어 1–10위, 매시 정각 기준',
    access: 'visitor',
    reply: SearchRank,
    errors: [codes.searchEngine],
  }),
  'GET /api/v1/search/recommendation': defineCall({
    summary: '추천 검색어: 이달의 제철',
    access: 'visitor',
    reply: Type.Object({ list: Type.Array(Type.Object({ keyword: Type.String() })) }),
    errors: [codes.searchEngine],
  }),
  'GET /api/v1/search/autocomplete': defineCall({
    summary: '자동 완성: 검색어와 스토어',
    access: 'visitor',
    query: Type.Object({ keyword: Keyword }),
    reply: Type.Object({
      list: Type.Array(Type.Object({ keyword: Type.String() })),
      shops: Type.Array(Type.Object({ shopId: Id, shopName: Type.String(), mainImage: Type.String() })),
    }),
    errors: [codes.searchEngine],
  }),
};
