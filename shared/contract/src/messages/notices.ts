import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { DateTime, Id, idOf } from '../call/scalars.ts';

export const NoticeItem = Type.Object({
  noticeId: Id,
  title: Type.String(),
  /** Whether it stays above the others. */
  isPinned: Type.Boolean(),
  isNew: Type.Boolean(),
  regDt: DateTime,
});
export type NoticeItem = Static<typeof NoticeItem>;

const Neighbour = Type.Union([Type.Object({ noticeId: Id, title: Type.String() }), Type.Null()]);

export const Notice = Type.Object({
  noticeId: Id,
  title: Type.String(),
  /** Plain text; an empty line separates paragraphs. */
  body: Type.String(),
  isPinned: Type.Boolean(),
  regDt: DateTime,
  /** The next older one. */
  previous: Neighbour,
  /** The next newer one. */
  next: Neighbour,
});
export type Notice = Static<typeof Notice>;

export const noticeCalls = {
  'GET /api/v1/display/notice': defineCall({
    summary: '공지사항 목록: 고정된 것, 그다음 새 것부터',
    access: 'visitor',
    query: Type.Object(Paging),
    reply: ListOf(NoticeItem),
  }),
  'GET /api/v1/display/notice/:id': defineCall({
    summary: '공지사항 한 건과 이전, 다음',
    access: 'visitor',
    params: Type.Object({ id: idOf('공지 번호 noticeId') }),
    reply: Notice,
    errors: [codes.noData],
  }),
  'GET /api/v1/display/admin/notice/:id': defineCall({
    summary: '공지사항 미리보기: 공개 전 것도',
    access: 'admin',
    params: Type.Object({ id: idOf('공지 번호 noticeId') }),
    reply: Notice,
    errors: [codes.noData],
  }),
  'PUT /api/v1/display/notice/:id/view': defineCall({
    summary: '공지사항 조회 수 올리기',
    access: 'visitor',
    params: Type.Object({ id: idOf('공지 번호 noticeId') }),
    reply: Type.Object({ viewCount: Type.Integer({ minimum: 1 }) }),
    errors: [codes.noData],
  }),
  'GET /api/v1/display/notice/last': defineCall({
    summary: '가장 최근 공지사항',
    access: 'visitor',
    reply: Type.Object({ id: Id, regDt: DateTime }),
    errors: [codes.noData],
  }),
};
