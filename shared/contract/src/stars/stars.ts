import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging, withDefault } from '../call/call.ts';
import { Count, DateTime } from '../call/scalars.ts';

const orNull = <T extends ReturnType<typeof Type.String | typeof Type.Object>>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const LevelNumber = Type.Integer({ minimum: 1, maximum: 5 });

export const StarLevel = Type.Object({
  level: LevelNumber,
  name: Type.String(),
  /** The number of stars ever earned from which the level starts. */
  fromStars: Count,
  perks: Type.Array(Type.String()),
});
export type StarLevel = Static<typeof StarLevel>;

export const MyLevel = Type.Object({
  level: LevelNumber,
  name: Type.String(),
  /** All stars ever earned; spending does not reduce them. */
  lifetimeStars: Count,
  perks: Type.Array(Type.String()),
  /** Null on the highest level. */
  next: Type.Union([
    Type.Object({ level: LevelNumber, name: Type.String(), fromStars: Count, missingStars: Count }),
    Type.Null(),
  ]),
  /** Progress from this level to the next; 100 on the highest. */
  progressRate: Type.Integer({ minimum: 0, maximum: 100 }),
  levels: Type.Array(StarLevel),
});
export type MyLevel = Static<typeof MyLevel>;

export const StarPoint = Type.Object({
  balance: Count,
  /** The part of the balance that expires within 30 days. */
  expiringStars: Count,
  /** The stars among them that expire within 7 days. */
  expiringSoonStars: Type.Optional(Count),
  /** When the first of these stars expire. */
  expireDt: Type.Union([DateTime, Type.Null()]),
});
export type StarPoint = Static<typeof StarPoint>;

export const StarActivity = Type.Object({
  rule: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** The stars for each time; where the number varies, the least. */
  stars: Count,
  maxStars: Count,
  /** The daily cap. */
  dailyCap: Count,
  todayCount: Count,
  todayLeft: Count,
  /** The page of the activity; null where it needs no page. */
  link: orNull(Type.String()),
});
export type StarActivity = Static<typeof StarActivity>;

export const StarGuide = Type.Object({
  activities: Type.Array(StarActivity),
  /** The streak, which ended today or yesterday. */
  attendedInRow: Count,
  expireMonths: Count,
});
export type StarGuide = Static<typeof StarGuide>;

const historyTypes = 'earn 적립, use 전환과 되돌림, expire 만료와 취소, refused 한도를 넘어 받지 못한 것';

export const StarHistoryType = Type.Enum(['earn', 'use', 'expire', 'refused'], { description: historyTypes });
export type StarHistoryType = Static<typeof StarHistoryType>;

/** A calendar month in Korea: `2026-12`. */
const Month = Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$', description: '한국의 달', examples: ['2026-11'] });

export const StarMonth = Type.Object({
  month: Month,
  earned: Count,
  /** By exchanges, less what came back from them in the same month. */
  used: Type.Integer(),
  /** Expired or taken back, less what was given back again. */
  lost: Type.Integer(),
  /** At the month's end; of this month, now. */
  balance: Count,
  /** The activities that paid the stars, those with most stars first. */
  causes: Type.Array(Type.Object({ rule: Type.String(), title: Type.String(), count: Count, stars: Count })),
});
export type StarMonth = Static<typeof StarMonth>;

export const StarHistoryItem = Type.Object({
  historyId: Type.String(),
  type: StarHistoryType,
  rule: Type.String(),
  title: Type.String(),
  /** 0 for a refused activity. */
  stars: Type.Integer(),
  balance: Count,
  /** Why nothing was paid, or why stars were taken back. */
  reason: orNull(Type.String()),
  cause: Type.Object({
    /** The name of what it was for: a post, a product. */
    title: orNull(Type.String()),
    /** A path of our own to it; null where there is none, or no longer. */
    link: orNull(Type.String()),
  }),
  /** For a reversal, the entry that it reverses; for a reversed entry, its last reversal. */
  counterpart: Type.Optional(
    orNull(Type.Object({ historyId: Type.String(), title: Type.String(), stars: Type.Integer(), regDt: DateTime })),
  ),
  regDt: DateTime,
});
export type StarHistoryItem = Static<typeof StarHistoryItem>;

export const starCalls = {
  'GET /api/v1/user/level': defineCall({
    summary: '내 등급: 다음 등급까지 남은 별과 혜택',
    access: 'member',
    reply: MyLevel,
  }),
  'GET /api/v1/user/point': defineCall({
    summary: '가진 별과 곧 사라질 별',
    access: 'member',
    reply: StarPoint,
  }),
  'GET /api/v2/user/point/guide': defineCall({
    summary: '별 모으는 방법과 오늘 남은 횟수',
    access: 'member',
    reply: StarGuide,
  }),
  'GET /api/v1/user/point/history': defineCall({
    summary: '별 내역: 새 것부터. 한도를 넘어 받지 못한 것도 0개와 이유로',
    access: 'member',
    query: Type.Object({
      type: withDefault(
        Type.Enum(['all', 'earn', 'use', 'expire', 'refused'], { default: 'all', description: historyTypes }),
      ),
      month: Type.Optional(Month),
      ...Paging,
    }),
    reply: ListOf(StarHistoryItem),
  }),
  'GET /api/v1/user/point/months': defineCall({
    summary: '최근 열두 달의 별: 달마다 적립, 사용, 소멸과 남은 별, 무엇으로 모았는지',
    access: 'member',
    reply: Type.Object({ list: Type.Array(StarMonth) }),
  }),
};
