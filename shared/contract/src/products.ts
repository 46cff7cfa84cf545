import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { codes } from './codes.ts';
import { DeviceUuid, Id } from './scalars.ts';

export const productCalls = {
  'PUT /api/v2/display/product/view/count': defineCall({
    summary: '상품 조회 수 올리기. 그 기기에 로그인한 회원이 있으면 별을 드림',
    access: 'visitor',
    headers: Type.Object({ deviceUuid: Type.Optional(DeviceUuid) }),
    body: Type.Object({ productNo: Id }),
    reply: Type.Object({}),
    errors: [codes.noData],
  }),
};
