import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { codes } from './codes.ts';
import { Id } from './scalars.ts';

export const productCalls = {
  'PUT /api/v2/display/product/view/count': defineCall({
    summary: '상품 조회 수 올리기',
    access: 'visitor',
    body: Type.Object({ productNo: Id }),
    reply: Type.Object({}),
    errors: [codes.noData],
  }),
};
