import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { textOf } from '../call/scalars.ts';

/** The fields of the device maker's form POST to the landing page, which the page itself cannot read. */
export const LandingAnswer = Type.Object({
  code: Type.Optional(textOf('폼의 code', 2_000)),
  idToken: Type.Optional(textOf('폼의 id_token', 4_096)),
  state: Type.Optional(textOf('폼의 state', 500)),
  user: Type.Optional(textOf('폼의 user: 이름과 이메일이 담긴 JSON. 처음 한 번만 옴', 2_000)),
  error: Type.Optional(textOf('폼의 error', 200)),
});
export type LandingAnswer = Static<typeof LandingAnswer>;

const Key = Type.String({
  pattern: '^[\\w-]{43}$',
  description: '맡긴 답을 한 번 찾을 열쇠',
  examples: ['mQ3v0Zb7Yt5Kc1Xw9Rj2Ls8Ph4Dg6FnAe-BuCiVoTqE'],
});

export const landingCalls = {
  'POST /api/v2/auth/social/landing': defineCall({
    summary: '기기 제조사가 폼으로 보낸 답을 맡고 한 번 쓸 열쇠를 줌',
    access: 'visitor',
    body: LandingAnswer,
    reply: Type.Object({ key: Key }),
  }),
  'POST /api/v2/auth/social/landing/exchange': defineCall({
    summary: '열쇠로 맡긴 답을 찾음. 한 번만, 5분 안에',
    access: 'visitor',
    body: Type.Object({ key: Key }),
    reply: LandingAnswer,
    errors: [codes.noData],
  }),
};
