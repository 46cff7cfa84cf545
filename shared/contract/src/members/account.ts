import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { AccessToken, DateTime, DeviceType, DeviceUuid, textOf } from '../call/scalars.ts';

/** The provider at which a member signs in. */
export const channelTypes = { portal: 1001, deviceMaker: 1002 } as const;

export const ChannelType = Type.Enum(Object.values(channelTypes), {
  description: '1001 포털 로그인, 1002 기기 제조사 로그인',
});
export type ChannelType = Static<typeof ChannelType>;

export const BanStatus = Type.Object({
  isBanned: Type.Boolean(),
  /** Tells a banned member why and until when; empty for all others. */
  message: Type.String(),
  /** When the ban ends by itself. Missing without a ban, and for a ban without an end. */
  endDt: Type.Optional(DateTime),
});
export type BanStatus = Static<typeof BanStatus>;

const tokenHeaders = Type.Object({
  accessToken: AccessToken,
  refreshToken: textOf('로그인이나 갱신으로 함께 받은 refreshToken. 한 번 쓰면 새것으로 바뀜', 500, { minLength: 1 }),
  deviceUuid: DeviceUuid,
});

const tokenFields = {
  accessToken: Type.String(),
  refreshToken: Type.String(),
  /** When the access token expires. */
  expireDt: DateTime,
};
export const Tokens = Type.Object(tokenFields);
export type Tokens = Static<typeof Tokens>;

export const SignedIn = Type.Object({
  ...tokenFields,
  banStatus: BanStatus,
  /** Whether the shop platform has the member as a customer. */
  isShopRegistered: Type.Boolean(),
  /** Whether the agreements of the sign-up are still missing. */
  needsAgreement: Type.Boolean(),
});
export type SignedIn = Static<typeof SignedIn>;

/** One login of a member, on one device. */
export const MemberSession = Type.Object({
  sessionId: Type.String({ format: 'uuid' }),
  /** A name by which the member recognises the device: 'Android · Chrome'. */
  deviceName: Type.String(),
  isCurrent: Type.Boolean({ description: '지금 부른 이 로그인인지' }),
  signInDt: DateTime,
  lastUsedDt: DateTime,
});
export type MemberSession = Static<typeof MemberSession>;

export const WithdrawalReason = Type.Enum(
  ['rarelyUsed', 'fewProducts', 'price', 'errors', 'privacy', 'rejoin', 'other'],
  { description: '잘 쓰지 않음, 상품이 적음, 가격, 오류, 개인정보 걱정, 다시 가입하려고, 그 밖' },
);
export type WithdrawalReason = Static<typeof WithdrawalReason>;

const RedirectUri = Type.String({
  pattern: '^https?://',
  maxLength: 2_000,
  description: '제공자에게 준 돌아올 주소, 그대로',
  examples: ['http://localhost:4700/login-landing'],
});

export const accountCalls = {
  'POST /api/v2/auth/social/challenge': defineCall({
    summary: '로그인을 시작: 제공자에게 줄 값. 이 브라우저의 쿠키(HttpOnly)에 묶이며 한 번만 쓸 수 있음',
    access: 'visitor',
    body: Type.Object({ channelType: ChannelType, redirectUri: RedirectUri }),
    reply: Type.Object({
      state: Type.String(),
      /** For a provider that responds with an id_token. */
      nonce: Type.String(),
      /** For one that responds with a code (RFC 7636, S256). Its verifier stays on the server. */
      codeChallenge: Type.String(),
      /** Seconds until the sign-in has to be finished. */
      expiresIn: Type.Integer(),
    }),
  }),
  'POST /api/v2/auth/social/signin-and-up': defineCall({
    summary: '간편 로그인과 가입: 제공자가 발급한 토큰을 서버가 직접 확인',
    access: 'visitor',
    headers: Type.Object({
      /** May be omitted for the portal alone, which sends a code instead. */
      socialToken: Type.Optional(
        textOf(
          '1001은 포털이 이 서비스에 준 access_token(없으면 본문의 code), 1002는 기기 제조사가 준 id_token',
          4_096,
        ),
      ),
      deviceUuid: DeviceUuid,
      eventClickKey: Type.Optional(textOf('들어온 주소의 click_key, 주소에 쓰인 그대로: 어느 광고로 왔는지', 200)),
    }),
    body: Type.Object({
      channelType: ChannelType,
      redirectUri: RedirectUri,
      state: textOf('challenge가 준 state, 그대로. 받은 브라우저에서 한 번만', 500, { minLength: 1 }),
      deviceType: DeviceType,
      name: Type.Optional(textOf('1002만: 성과 이름을 이은 것. 제조사는 처음 한 번만 알려줌', 100)),
      nonce: Type.Optional(
        textOf('1002만: 제조사에게 준 nonce. challenge와 id_token의 것과 같아야 함', 500, { minLength: 1 }),
      ),
      /** The device maker's code also makes it possible to revoke the grant on withdrawal. */
      code: Type.Optional(
        textOf('제공자가 준 code. 1001은 socialToken 대신 쓰고, 1002는 id_token의 c_hash와 맞아야 함', 2_000, {
          minLength: 1,
        }),
      ),
    }),
    reply: SignedIn,
    errors: [
      codes.portalLogin,
      codes.deviceMakerLogin,
      codes.signUpProhibited,
      codes.signUpProhibitedDeviceMaker,
      codes.tokenMissing,
    ],
  }),
  'PUT /api/v1/token/jwt/refresh': defineCall({
    summary: '토큰 갱신. 같은 기기에서 30초 안에 다시 부르면 같은 토큰을 돌려줌',
    access: 'visitor',
    headers: tokenHeaders,
    reply: Tokens,
    errors: [codes.tokenMissing, codes.refreshExpired],
  }),
  'DELETE /api/v1/token/jwt': defineCall({
    summary: '로그아웃: 이 로그인에서 나온 모든 토큰을 폐기',
    access: 'visitor',
    headers: tokenHeaders,
    reply: Type.Object({ isDeleted: Type.Literal(true) }),
    errors: [codes.tokenMissing, codes.refreshExpired],
  }),
  'GET /api/v1/token/jwt/validation': defineCall({
    summary: '액세스 토큰이 유효한지 확인',
    access: 'visitor',
    headers: Type.Object({ accessToken: AccessToken }),
    reply: Type.Object({ expireDt: DateTime }),
    errors: [codes.tokenMissing, codes.tokenExpired, codes.refreshExpired],
  }),
  'GET /api/v1/user/session': defineCall({
    summary: '로그인한 기기 목록. 지금 기기가 처음',
    access: 'member',
    reply: Type.Object({ list: Type.Array(MemberSession) }),
  }),
  'DELETE /api/v1/user/session/:sessionId': defineCall({
    summary: '다른 기기 하나에서 로그아웃. 그 기기의 토큰은 바로 쓸 수 없게 됨',
    access: 'member',
    isOpenToBanned: true,
    isOpenToUnagreed: true,
    params: Type.Object({
      sessionId: Type.String({
        format: 'uuid',
        description: '목록에 있는 sessionId. 지금 기기의 것은 로그아웃으로 끝냄',
        examples: ['7f8f0a52-7a0e-4a37-9a2f-3a9d5b6c1e20'],
      }),
    }),
    reply: Type.Object({ isEnded: Type.Literal(true) }),
    errors: [codes.noData],
  }),
  'DELETE /api/v1/user/session': defineCall({
    summary: '지금 기기만 남기고 다른 기기에서 모두 로그아웃',
    access: 'member',
    isOpenToBanned: true,
    isOpenToUnagreed: true,
    reply: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
  }),
  'DELETE /api/v2/auth/social/withdrawal': defineCall({
    summary: '회원 탈퇴. 쇼핑몰 고객을 지우지 못하면 아무것도 바꾸지 않고 코드 400',
    access: 'member',
    isOpenToBanned: true,
    isOpenToUnagreed: true,
    headers: Type.Object({ deviceUuid: DeviceUuid }),
    body: Type.Object({ reason: WithdrawalReason }),
    reply: Type.Object({
      withdrawnDt: DateTime,
      /** When the same account may sign up again. */
      rejoinDt: DateTime,
    }),
    errors: [codes.withdrawalFailed],
  }),
};
