import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { DateTime } from '../call/scalars.ts';
import { ChannelType } from './account.ts';

/** With or without hyphens. */
const Cellphone = Type.String({
  pattern: '^01[016789]-?\\d{3,4}-?\\d{4}$',
  description: '휴대폰 번호',
  examples: ['010-1234-5678'],
});

/** Another account with the same number: one person may have signed up at both providers. */
export const CellphoneAccount = Type.Object({
  channelType: ChannelType,
  maskedEmail: Type.Union([Type.String(), Type.Null()]),
});
export type CellphoneAccount = Static<typeof CellphoneAccount>;

/** The number before the last change, while that change can be undone. */
export const CellphoneUndo = Type.Object({ maskedCellphone: Type.String(), untilDt: DateTime });
export type CellphoneUndo = Static<typeof CellphoneUndo>;

export const cellphoneCalls = {
  'POST /api/v1/user/phone/code': defineCall({
    summary: '휴대폰 번호를 확인하는 인증번호를 문자로 보냄',
    access: 'member',
    body: Type.Object({ cellphone: Cellphone }),
    reply: Type.Object({
      /** Until when the code is valid. */
      expireDt: DateTime,
      /** When another code may be requested. */
      resendDt: DateTime,
    }),
    errors: [codes.outOfRange, codes.externalApi],
  }),
  'PUT /api/v2/user/cellphone': defineCall({
    summary: '인증번호로 확인한 휴대폰 번호로 변경',
    access: 'member',
    body: Type.Object({
      cellphone: Cellphone,
      code: Type.String({ pattern: '^\\d{6}$', description: '문자로 받은 여섯 자리', examples: ['012345'] }),
    }),
    reply: Type.Object({
      maskedCellphone: Type.String(),
      /** Other accounts with the number. */
      otherAccounts: Type.Array(CellphoneAccount),
    }),
    errors: [codes.notMatched, codes.outOfRange],
  }),
  'POST /api/v1/user/cellphone/undo': defineCall({
    summary: '휴대폰 번호를 바꾸기 전으로 되돌림. 바꾼 뒤 하루 동안',
    access: 'member',
    reply: Type.Object({ maskedCellphone: Type.String() }),
    errors: [codes.noData],
  }),
  'GET /api/v1/user/email': defineCall({
    summary: '같은 휴대폰 번호로 가입한 다른 계정의 가려진 이메일. 내 번호가 아니면 있든 없든 같은 빈 목록',
    access: 'member',
    query: Type.Object({
      cellphone: Type.Optional({ ...Cellphone, description: '휴대폰 번호. 없으면 내 번호' }),
    }),
    reply: Type.Object({ list: Type.Array(CellphoneAccount) }),
    errors: [codes.outOfRange],
  }),
};
