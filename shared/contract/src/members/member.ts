import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, DateTime, Rate, textOf, YesNo, yesNoOf } from '../call/scalars.ts';
import { visibleCharacter } from '../call/visible-text.ts';
import { ChannelType } from './account.ts';
import { agreementKinds, agreements } from './agreements.ts';
import { CellphoneUndo } from './cellphone.ts';

const orNull = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);

const AgreementKindName = Type.Enum(agreementKinds);

const versionsByKind = agreementKinds
  .map((kind) => `${kind} ${agreements[kind].versions.map(({ version }) => version).join(' · ')}`)
  .join(', ');

/** The member's latest decision on one kind of consent. */
export const Consent = Type.Object({
  kind: AgreementKindName,
  version: Type.String(),
  agreed: Type.Boolean(),
  agreeDt: DateTime,
});
export type Consent = Static<typeof Consent>;

export const UserProfile = Type.Object({
  isMember: Type.Literal(true),
  nickName: Type.String(),
  email: orNull(Type.String()),
  name: orNull(Type.String()),
  gender: Type.Union([Type.Enum(['F', 'M']), Type.Null()]),
  signUpDt: DateTime,
  /** Alarms about followed deals and seasons, on this device. */
  pushYN: YesNo,
  /** Advertising, in any way. */
  adYN: YesNo,
  needsAgreement: Type.Boolean(),
});
export type UserProfile = Static<typeof UserProfile>;

export const MyInfo = Type.Object({
  nickName: Type.String(),
  channelType: ChannelType,
  maskedEmail: orNull(Type.String()),
  maskedCellphone: orNull(Type.String()),
  /** Null where no change of the number can be undone. */
  cellphoneUndo: Type.Optional(Type.Union([CellphoneUndo, Type.Null()])),
  /** Null where the provider did not tell it. */
  birthYear: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  signUpDt: DateTime,
  consents: Type.Array(Consent),
  /** How often the nickname may still be changed, and when one more change is allowed. */
  nickNameChangesLeft: Count,
  nickNameChangeDt: Type.Union([DateTime, Type.Null()]),
});
export type MyInfo = Static<typeof MyInfo>;

export const MyPage = Type.Object({
  nickName: Type.String(),
  level: Type.Integer({ minimum: 1, maximum: 5 }),
  levelName: Type.String(),
  /** The balance. */
  stars: Count,
  /** All stars ever earned, which decide the level. */
  lifetimeStars: Count,
  /** Null on the highest level. */
  nextLevel: Type.Union([
    Type.Object({
      level: Type.Integer(),
      levelName: Type.String(),
      starsLeft: Count,
      /** Progress from the present level to the next. */
      rate: Rate,
    }),
    Type.Null(),
  ]),
  likedProductCount: Count,
  likedShopCount: Count,
  recentlyViewedCount: Count,
  /** The unread alarms that came after the list was last opened. */
  alarmCount: Count,
});
export type MyPage = Static<typeof MyPage>;

const ConsentDate = Type.Union([DateTime, Type.Null()]);

/** When each consent was last given or refused; null where it never was. */
export const AdConsentDates = Type.Object({
  emailDt: ConsentDate,
  smsDt: ConsentDate,
  pushDt: ConsentDate,
  nightPushDt: ConsentDate,
});

export const AdConsent = Type.Object({
  emailYN: yesNoOf('광고 이메일을 받을지'),
  smsYN: yesNoOf('광고 문자를 받을지'),
  pushYN: yesNoOf('광고 알림을 받을지'),
  nightPushYN: yesNoOf('밤 9시부터 아침 8시 사이에도 받을지'),
});
export type AdConsent = Static<typeof AdConsent>;

export const DatedAdConsent = Type.Object({ ...AdConsent.properties, ...AdConsentDates.properties });
export type DatedAdConsent = Static<typeof DatedAdConsent>;

export const memberCalls = {
  'GET /api/v1/user/token': defineCall({
    summary: '분석 도구에 넘기는 회원 식별자. 회원을 알아볼 수 없는 값',
    access: 'member',
    reply: Type.Object({ userToken: Type.String() }),
  }),
  'GET /api/v2/user/profile': defineCall({
    summary: '내 프로필',
    access: 'member',
    reply: UserProfile,
  }),
  'PUT /api/v2/user/profile': defineCall({
    summary: '이름과 성별 수정',
    access: 'member',
    isOpenToBanned: true,
    body: Type.Object(
      {
        name: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 40,
            pattern: `^(?=.*${visibleCharacter})\\S(.*\\S)?$`,
            description: '이름. 앞뒤에 빈칸 없이',
            examples: ['김온유'],
          }),
        ),
        gender: Type.Optional(
          Type.Union([Type.Enum(['F', 'M']), Type.Null()], { description: 'F 여성, M 남성, null 밝히지 않음' }),
        ),
      },
      { minProperties: 1 },
    ),
    reply: UserProfile,
  }),
  'GET /api/v1/user/mypage': defineCall({
    summary: '마이페이지: 등급과 별, 찜과 최근 본 상품의 수',
    access: 'member',
    reply: MyPage,
  }),
  'GET /api/v1/user/myinfo': defineCall({
    summary: '내 정보: 연락처는 가려서, 동의는 날짜와 함께',
    access: 'member',
    reply: MyInfo,
  }),
  'POST /api/v1/user/sign-up/agreement': defineCall({
    summary: '가입 약관 동의. 필수 항목(terms, privacy, age14)에 모두 동의해야 가입이 끝남',
    access: 'member',
    isOpenToBanned: true,
    isOpenToUnagreed: true,
    body: Type.Object({
      agreements: Type.Array(
        Type.Object({
          kind: AgreementKindName,
          version: textOf(`읽은 글의 판. 그날부터 시행되며, 보내는 날에 시행 중인 판이어야 함: ${versionsByKind}`, 20),
          textHash: Type.Optional(
            Type.String({
              pattern: '^[0-9a-f]{64}$',
              description: '읽은 글의 SHA-256. 그 판의 글과 다르면 동의로 남지 않음',
            }),
          ),
          agreed: Type.Boolean(),
        }),
        { minItems: 3, maxItems: agreementKinds.length, description: '항목마다의 대답. 필수 항목은 모두 있어야 함' },
      ),
    }),
    reply: Type.Object({ agreeDt: DateTime, consents: Type.Array(Consent) }),
    errors: [codes.required, codes.undefined],
  }),
  'GET /api/v1/user/settings': defineCall({
    summary: '광고 수신 설정과 동의한 날',
    access: 'member',
    reply: DatedAdConsent,
  }),
  'PUT /api/v2/user/ad-consent': defineCall({
    summary: '광고 수신 동의 변경: 보낸 항목만',
    access: 'member',
    isOpenToBanned: true,
    body: Type.Partial(AdConsent, { minProperties: 1 }),
    reply: DatedAdConsent,
  }),
};
