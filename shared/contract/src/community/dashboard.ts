import { Type } from 'typebox';
import { defineCall, ListOf, Paging, withDefault } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, Day, dayOf, RequestKey } from '../call/scalars.ts';
import { boardCalls, Created, postQuery, writingCalls } from './board-calls.ts';
import { PostItem, postPhotos, postTexts } from './posts.ts';
import { withPrefix } from './with-prefix.ts';

export const dashboardCalls = {
  'GET /api/v1/community/dashboard': defineCall({
    summary: '게시판: 새 글부터, 또는 반응이 많은 글부터',
    access: 'visitor',
    query: Type.Object(postQuery),
    reply: ListOf(PostItem),
  }),
  ...withPrefix('/api/v1/community/dashboard', { ...boardCalls('게시글'), ...writingCalls('게시글') }),
  'GET /api/v1/community/popular': defineCall({
    summary: '인기글: 오늘은 지난 24시간, 주간은 지난 7일',
    access: 'visitor',
    query: Type.Object({
      range: withDefault(
        Type.Enum(['today', 'week'], { default: 'today', description: 'today 지난 24시간, week 지난 7일' }),
      ),
      ...Paging,
    }),
    reply: ListOf(PostItem),
  }),
  'GET /api/v1/community/daily-board': defineCall({
    summary: '오늘의 밥상: 하루의 사진들. date가 없으면 오늘. days는 그날까지 열나흘의 글 수',
    access: 'visitor',
    query: Type.Object({ date: Type.Optional(dayOf('한국 날짜. 없으면 오늘')), ...Paging }),
    reply: Type.Object({
      ...ListOf(PostItem).properties,
      date: Day,
      days: Type.Array(Type.Object({ date: Day, count: Count })),
    }),
  }),
  'POST /api/v1/community/daily-board': defineCall({
    summary: '오늘의 밥상에 올리기: 사진 한 장은 있어야 함. 그 뒤로는 게시글과 같음',
    access: 'member',
    body: Type.Object({ requestKey: RequestKey, ...postTexts, images: postPhotos }),
    reply: Created,
    errors: [codes.noData, codes.parameterStore],
  }),
};
