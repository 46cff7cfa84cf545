import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { DateTime, Id, idOf } from '../call/scalars.ts';

export const EventCard = Type.Object({
  eventId: Id,
  title: Type.String(),
  subtitle: Type.String(),
  imageUrl: Type.String(),
  startDt: DateTime,
  endDt: DateTime,
});
export type EventCard = Static<typeof EventCard>;

/** The parts of a page made of blocks, from top to bottom. */
export const Block = Type.Union([
  Type.Object({ type: Type.Literal('picture'), imageUrl: Type.String(), description: Type.String() }),
  Type.Object({ type: Type.Literal('text'), text: Type.String() }),
  /** `url` is a path of our own or a full address. */
  Type.Object({ type: Type.Literal('link'), title: Type.String(), url: Type.String() }),
]);
export type Block = Static<typeof Block>;

export const EventDetail = Type.Object({
  ...EventCard.properties,
  serverDt: DateTime,
  /** 'full' while the event runs and its capacity is reached. */
  state: Type.Enum(['coming', 'running', 'full', 'ended']),
  blocks: Type.Array(Block),
  terms: Type.String(),
  /** How many members may apply; null without a limit. */
  capacity: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  appliedCount: Type.Integer({ minimum: 0 }),
  /** The winners; null until they are announced. */
  winnersNotice: Type.Union([Type.String(), Type.Null()]),
});
export type EventDetail = Static<typeof EventDetail>;

export const EventApplication = Type.Object({ applied: Type.Literal(true), appliedDt: DateTime });
export type EventApplication = Static<typeof EventApplication>;

/** When the member applied; null for members who have not. */
export const OwnApplication = Type.Object({ appliedDt: Type.Union([DateTime, Type.Null()]) });
export type OwnApplication = Static<typeof OwnApplication>;

export const eventCalls = {
  'GET /api/v1/display/event/:id': defineCall({
    summary: '이벤트 한 건',
    access: 'visitor',
    params: Type.Object({ id: idOf('이벤트 번호 eventId') }),
    reply: EventDetail,
    errors: [codes.noData],
  }),
  'GET /api/v1/display/admin/event/:id': defineCall({
    summary: '이벤트 미리보기: 공개 전 것도',
    access: 'admin',
    params: Type.Object({ id: idOf('이벤트 번호 eventId') }),
    reply: EventDetail,
    errors: [codes.noData],
  }),
  'GET /api/v1/display/event/apply': defineCall({
    summary: '내가 신청했는지',
    access: 'member',
    query: Type.Object({ eventId: idOf('이벤트 번호') }),
    reply: OwnApplication,
  }),
  'POST /api/v1/display/event/apply': defineCall({
    summary: '이벤트 신청. 다시 신청하면 처음 답을 그대로',
    access: 'member',
    body: Type.Object({ eventId: idOf('이벤트 번호') }),
    reply: EventApplication,
    errors: [codes.noData, codes.unsupported],
  }),
  'GET /api/v1/display/custom-event/:id': defineCall({
    summary: '기획 페이지 한 장',
    access: 'visitor',
    params: Type.Object({ id: idOf('기획 페이지 번호') }),
    reply: Type.Object({ title: Type.String(), blocks: Type.Array(Block) }),
    errors: [codes.noData],
  }),
};
