import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { idOf } from '../call/scalars.ts';
import { ProductCard, StoreCard } from './cards.ts';
import { StoreInfo } from './stores.ts';

const LocalCode = Type.String({ pattern: '^\\d{2}$', description: '시도: 법정동 코드의 앞 두 자리', examples: ['50'] });

export const LocalPick = Type.Object({
  localCode: LocalCode,
  localName: Type.String(),
  specialty: Type.String(),
  imageUrl: Type.String(),
  shopCount: Type.Integer({ minimum: 0 }),
  products: Type.Array(ProductCard),
});
export type LocalPick = Static<typeof LocalPick>;

export const Region = Type.Object({
  localCode: LocalCode,
  localName: Type.String(),
  /** '제주특별자치도' */
  fullName: Type.String(),
  specialty: Type.String(),
  imageUrl: Type.String(),
});
export type Region = Static<typeof Region>;

export const regionCalls = {
  'GET /api/v1/display/home/local': defineCall({
    summary: '홈: 팔도와 대표 상품 두 개씩',
    access: 'visitor',
    reply: Type.Object({ list: Type.Array(LocalPick) }),
  }),
  'GET /api/v2/display/local/stores': defineCall({
    summary: '지역의 스토어와 대표 상품 세 개, 이웃 지역',
    access: 'visitor',
    query: Type.Object({ localCode: LocalCode, ...Paging }),
    reply: Type.Object({
      region: Region,
      neighbours: Type.Array(Type.Object({ localCode: LocalCode, localName: Type.String() })),
      ...ListOf(Type.Object({ shop: StoreCard, products: Type.Array(ProductCard) })).properties,
    }),
    errors: [codes.noData],
  }),
  'GET /api/v2/display/local/stores/:shopId': defineCall({
    summary: '지역의 스토어 한 곳. 그 지역의 스토어가 아니면 없음',
    access: 'visitor',
    params: Type.Object({ shopId: idOf('스토어 번호') }),
    query: Type.Object({ localCode: LocalCode }),
    reply: StoreInfo,
    errors: [codes.noData],
  }),
};
