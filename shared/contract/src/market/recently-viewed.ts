import { Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { dateTimeOf, Id } from '../call/scalars.ts';
import { ProductCard } from './cards.ts';
import { recentlyViewedLimit } from './limits.ts';

export const recentlyViewedCalls = {
  'POST /api/v1/user/recently-viewed-product': defineCall({
    summary: '최근 본 상품: 기기의 목록을 더하고 합친 목록을 받음. 빈 목록을 보내면 읽기만',
    access: 'member',
    isOpenToBanned: true,
    body: Type.Object({
      products: Type.Array(Type.Object({ productNo: Id, viewedDt: Type.Optional(dateTimeOf('기기에서 본 때')) }), {
        maxItems: recentlyViewedLimit,
        description: '나중에 본 것부터. viewedDt가 없으면 이 순서로 방금 본 것',
      }),
    }),
    reply: Type.Object({ list: Type.Array(ProductCard, { maxItems: recentlyViewedLimit }) }),
  }),
  'DELETE /api/v1/user/recently-viewed-product': defineCall({
    summary: '최근 본 상품 지우기. 번호를 보내지 않으면 모두',
    access: 'member',
    isOpenToBanned: true,
    body: Type.Object({
      productNos: Type.Optional(
        Type.Array(Id, { minItems: 1, maxItems: recentlyViewedLimit, description: '지울 상품. 없으면 모두' }),
      ),
    }),
    reply: Type.Object({}),
  }),
};
