import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { DateTime, DeviceType, DeviceUuid, YesNo, yesNoOf } from '../call/scalars.ts';
import { BanStatus } from './account.ts';

const deviceHeaders = Type.Object({ deviceUuid: DeviceUuid });

const AppVersion = Type.String({
  pattern: '^\\d{1,4}(\\.\\d{1,4}){0,3}$',
  description: '앱의 버전',
  examples: ['2.9.5'],
});

export const AppProfile = Type.Object({
  userInfo: Type.Object({
    /** Whether the login of the token in the request has ended. */
    retrySignIn: Type.Boolean(),
    banStatus: BanStatus,
  }),
  appInfo: Type.Object({
    androidMinVersion: Type.String(),
    iOSMinVersion: Type.String(),
    webVersion: Type.String(),
  }),
});
export type AppProfile = Static<typeof AppProfile>;

export const AppSettings = Type.Object({
  /** Alarms about followed deals and seasons. */
  pushYN: YesNo,
  /** Consent to advertising, which permission for push messages does not include. */
  adYN: YesNo,
});
export type AppSettings = Static<typeof AppSettings>;

export const deviceCalls = {
  'GET /api/v1/app/profile': defineCall({
    summary: '앱이 시작할 때와 5분마다: 이용 제한, 최소 버전',
    access: 'visitor',
    headers: deviceHeaders,
    reply: AppProfile,
  }),
  'GET /api/v1/display/web/profile': defineCall({
    summary: '웹이 시작할 때와 5분마다: 이용 제한, 웹 버전',
    access: 'visitor',
    reply: AppProfile,
  }),
  'POST /api/v1/app/access': defineCall({
    summary: '기기의 접속을 기록',
    access: 'visitor',
    headers: deviceHeaders,
    body: Type.Object({ deviceType: DeviceType, appVersion: Type.Optional(AppVersion) }),
    reply: Type.Object({ accessDt: DateTime, isFirst: Type.Boolean() }),
  }),
  'PUT /api/v1/app/version': defineCall({
    summary: '기기에 설치된 앱의 버전',
    access: 'visitor',
    headers: deviceHeaders,
    body: Type.Object({ appVersion: AppVersion }),
    reply: Type.Object({ appVersion: AppVersion }),
  }),
  'PUT /api/v1/app/ad/id': defineCall({
    summary: '기기의 광고 식별자. 이 기기로 광고 알림을 받는 동안만 저장하고, null이면 지움',
    access: 'visitor',
    headers: deviceHeaders,
    body: Type.Object({
      adId: Type.Union(
        [Type.String({ pattern: '^[\\w-]{1,100}$', examples: ['38400000-8cf0-11bd-b23e-10b96e40000d'] }), Type.Null()],
        {
          description: '기기가 준 광고 식별자. null이면 지움',
        },
      ),
    }),
    reply: Type.Object({ isSaved: Type.Boolean() }),
  }),
  'PUT /api/v1/app/ad': defineCall({
    summary: '이 기기로 광고 알림을 받을지. 로그인했다면 회원의 동의로도 남김',
    access: 'visitor',
    headers: deviceHeaders,
    body: Type.Object({ adYN: yesNoOf('광고 알림을 받을지') }),
    reply: AppSettings,
  }),
  'PUT /api/v1/app/push': defineCall({
    summary: '이 기기로 알림을 받을지',
    access: 'visitor',
    headers: deviceHeaders,
    body: Type.Object({ pushYN: yesNoOf('알림을 받을지') }),
    reply: AppSettings,
  }),
  'GET /api/v1/app/settings': defineCall({
    summary: '이 기기의 알림 설정',
    access: 'visitor',
    headers: deviceHeaders,
    reply: AppSettings,
  }),
  'PUT /api/v1/app/user/id': defineCall({
    summary: '이 기기에서 로그인한 회원과 기기를 이음. 로그인하지 않았으면 이 기기에 남은 로그인이 없을 때만 끊음',
    access: 'visitor',
    headers: deviceHeaders,
    reply: Type.Object({ isLinked: Type.Boolean() }),
  }),
};
