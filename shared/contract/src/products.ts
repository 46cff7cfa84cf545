import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { Won } from './cards.ts';
import { codes } from './codes.ts';
import { DeviceUuid, idOf } from './scalars.ts';

export const productCalls = {
  'GET /api/v1/display/product/seller-price': defineCall({
    summary: '판매자 쇼핑몰의 지금 가격. 쇼핑몰이 제때 답하지 않으면 sellerPrice 는 null',
    access: 'visitor',
    query: Type.Object({ productNo: idOf('상품 번호') }),
    reply: Type.Object({
      /** What the market asks for it. */
      marketPrice: Won,
      sellerPrice: Type.Union([Won, Type.Null()]),
    }),
    errors: [codes.noData],
  }),
  'PUT /api/v2/display/product/view/count': defineCall({
    summary: '상품 조회 수 올리기. 그 기기에 로그인한 회원이 있으면 별을 드림',
    access: 'visitor',
    headers: Type.Object({ deviceUuid: Type.Optional(DeviceUuid) }),
    body: Type.Object({ productNo: idOf('상품 번호') }),
    reply: Type.Object({}),
    errors: [codes.noData],
  }),
};
