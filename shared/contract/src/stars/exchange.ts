import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, DateTime, Day, Id, idOf, RequestKey, YesNo, yesNoOf } from '../call/scalars.ts';

export const ExchangeTerms = Type.Object({
  balance: Count,
  /** The number of stars that make one point. */
  rate: Count,
  /** The least number of stars; more come in multiples of `unit`. */
  min: Count,
  unit: Count,
  /** How many stars may still be exchanged today. */
  todayLeft: Count,
  /** Exchange is suspended while the member's stars are checked. */
  isFrozen: Type.Boolean(),
});
export type ExchangeTerms = Static<typeof ExchangeTerms>;

export const ExchangeStatus = Type.Enum(['HELD', 'SENT', 'UNKNOWN', 'COMPLETED', 'RELEASED'], {
  description: 'COMPLETED 적립 완료, RELEASED 별을 돌려드림, 나머지는 처리 중',
});
export type ExchangeStatus = Static<typeof ExchangeStatus>;

export const Exchange = Type.Object({
  exchangeId: Id,
  status: ExchangeStatus,
  stars: Count,
  points: Count,
  /** The member's stars now, whatever has become of the exchange. */
  balance: Count,
  requestDt: DateTime,
  finishDt: Type.Union([DateTime, Type.Null()]),
});
export type Exchange = Static<typeof Exchange>;

const AutoExchangeChoice = Type.Object({ autoYN: yesNoOf('자동 전환을 켤지') });

export const AutoExchange = Type.Object({
  autoYN: YesNo,
  /**
   * The day in Korea of the next automatic exchange: null while it is off or suspended, or the balance is below the
   * minimum.
   */
  nextDay: Type.Optional(Type.Union([Day, Type.Null()])),
});
export type AutoExchange = Static<typeof AutoExchange>;

export const exchangeCalls = {
  'GET /api/v1/user/point/exchange': defineCall({
    summary: '적립금 전환의 조건과 오늘 남은 한도',
    access: 'member',
    reply: ExchangeTerms,
  }),
  'POST /api/v1/user/point/exchange': defineCall({
    summary: '별을 쇼핑몰 적립금으로 전환. 같은 requestKey로 다시 보내면 처음 답을 그대로',
    access: 'member',
    body: Type.Object({
      stars: Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: '바꿀 별: 조건의 min부터, unit의 배수로',
      }),
      requestKey: RequestKey,
    }),
    reply: Type.Object({ exchangeId: Id, status: ExchangeStatus }),
    errors: [codes.notMatched, codes.outOfRange, codes.unsupported],
  }),
  'GET /api/v1/user/point/exchange/auto': defineCall({
    summary: '자동 전환을 켰는지',
    access: 'member',
    reply: AutoExchange,
  }),
  'PUT /api/v1/user/point/exchange/auto': defineCall({
    summary: '자동 전환 켜고 끄기: 켜면 하루에 한 번, 전환할 수 있는 별을 모두 전환',
    access: 'member',
    body: AutoExchangeChoice,
    reply: AutoExchange,
  }),
  'GET /api/v1/user/point/exchange/complete': defineCall({
    summary: '전환 한 건의 결과',
    access: 'member',
    query: Type.Object({ exchangeId: idOf('전환을 신청하고 받은 번호') }),
    reply: Exchange,
    errors: [codes.noData],
  }),
};
