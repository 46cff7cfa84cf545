import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { textOf } from '../call/scalars.ts';

/** Why a nickname is not allowed. */
export const NickNameReason = Type.Enum(['length', 'letters', 'reserved', 'banned', 'taken']);
export type NickNameReason = Static<typeof NickNameReason>;

/** Longer than a nickname may be: a nickname that is too long gets a reason in the response instead of a refusal. */
const TypedName = textOf('바라는 닉네임: 한글, 영문, 숫자 2–10자', 100);

export const nicknameCalls = {
  'GET /api/v1/user/nick-name/validation': defineCall({
    summary: '쓸 수 있는 닉네임인지 확인: 한글, 영문, 숫자 2–10자',
    access: 'member',
    query: Type.Object({ nickName: TypedName }),
    reply: Type.Object({
      valid: Type.Boolean(),
      reason: Type.Union([NickNameReason, Type.Null()]),
      /** The same reason as a text for the user. */
      message: Type.String(),
    }),
  }),
  'PUT /api/v1/user/nick-name': defineCall({
    summary: '닉네임 변경: 30일에 두 번까지',
    access: 'member',
    body: Type.Object({ nickName: TypedName }),
    reply: Type.Object({
      nickName: Type.String(),
      /** How often the nickname may be changed within 30 days. */
      changesLeft: Type.Integer({ minimum: 0 }),
    }),
    errors: [codes.notMatched, codes.nicknameLimit],
  }),
};
