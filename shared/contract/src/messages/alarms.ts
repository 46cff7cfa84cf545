import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, DateTime, Id, IdList, idOf } from '../call/scalars.ts';

/** 혜택, 활동, 공지. */
export const alarmTypes = { benefit: 1, activity: 2, notice: 3 } as const;

/** Type names for the query, where all values arrive as texts. */
export const AlarmType = Type.Enum(Object.values(alarmTypes), {
  type: 'integer',
  description: '1 혜택, 2 활동, 3 공지',
});
export type AlarmType = Static<typeof AlarmType>;

export const AlarmItem = Type.Object({
  alarmId: Id,
  alarmType: AlarmType,
  title: Type.String(),
  text: Type.String(),
  /** A path of our own. */
  link: Type.String(),
  /** Advertising, which by law must be marked '(광고)'. */
  isAd: Type.Boolean(),
  isRead: Type.Boolean(),
  /** Whether it came after the list was last opened. */
  isNew: Type.Boolean(),
  regDt: DateTime,
});
export type AlarmItem = Static<typeof AlarmItem>;

export const AlarmCount = Type.Object({
  /** Unread alarms. */
  count: Count,
  /** The unread alarms that came after the list was last opened. */
  newCount: Count,
  lastSeenDt: Type.Union([DateTime, Type.Null()]),
});
export type AlarmCount = Static<typeof AlarmCount>;

/**
 * What an alarm can be requested for: the start of a limited or period deal, the coming of a season (by its
 * recommendationCategoryId), and live shopping, whose only id is 1.
 */
export const AlarmRequestKind = Type.Enum(['deal', 'period', 'season', 'shoppingLive'], {
  description: 'deal 특가 시작, period 기간특가 시작, season 제철, shoppingLive 쇼핑라이브 준비',
});
export type AlarmRequestKind = Static<typeof AlarmRequestKind>;

export const AlarmRequest = Type.Object({ id: Id, isRequested: Type.Boolean() });
export type AlarmRequest = Static<typeof AlarmRequest>;

const AlarmTarget = Type.Object({
  kind: AlarmRequestKind,
  id: idOf('deal은 dealId, period는 periodId, season은 recommendationCategoryId, shoppingLive는 1'),
});

export const alarmCalls = {
  'GET /api/v1/alarm/count': defineCall({
    summary: '읽지 않은 알림과 그 가운데 새 알림의 수, 마지막으로 알림을 본 때',
    access: 'member',
    reply: AlarmCount,
  }),
  'GET /api/v1/alarm/view': defineCall({
    summary: '알림 목록: 새 것부터. alarmType을 주면 그 종류만',
    access: 'member',
    query: Type.Object({ alarmType: Type.Optional(AlarmType), ...Paging }),
    reply: ListOf(AlarmItem),
  }),
  'PUT /api/v1/alarm/read': defineCall({
    summary: '알림을 읽음으로. alarmId가 없으면 모두 읽음',
    access: 'member',
    isOpenToBanned: true,
    body: Type.Object({ alarmId: Type.Optional(idOf('알림 한 건. 없으면 모두')) }),
    reply: AlarmCount,
    errors: [codes.noData],
  }),
  'PUT /api/v1/alarm/seen': defineCall({
    summary: '알림 목록을 열어 봄: 그때까지 온 알림은 더는 새것이 아님',
    access: 'member',
    isOpenToBanned: true,
    reply: AlarmCount,
  }),
  'GET /api/v1/alarm/request/check': defineCall({
    summary: '알림받기를 신청했는지 확인: 번호를 쉼표로 이어 100개까지',
    access: 'member',
    query: Type.Object({ kind: AlarmRequestKind, ids: IdList }),
    reply: Type.Object({ list: Type.Array(AlarmRequest) }),
  }),
  'PUT /api/v1/alarm/request': defineCall({
    summary: '알림받기: 특가와 기간특가 시작, 제철, 쇼핑라이브(id 1) 준비. 이미 신청했으면 그대로',
    access: 'member',
    body: AlarmTarget,
    reply: AlarmRequest,
    errors: [codes.noData],
  }),
  'DELETE /api/v1/alarm/request': defineCall({
    summary: '알림받기 취소. 신청하지 않았어도 같은 답',
    access: 'member',
    isOpenToBanned: true,
    body: AlarmTarget,
    reply: AlarmRequest,
  }),
};
