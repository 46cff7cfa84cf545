import { type Static, Type } from 'typebox';
import { defineCall, ListOf, withDefault } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Count, DateTime, dateTimeOf, Id, idOf } from '../call/scalars.ts';
import { boardCalls, Changed, Created, newPost, postQuery, writing } from './board-calls.ts';
import { Poll } from './poll.ts';
import { OptionText, PostItem } from './posts.ts';
import { withPrefix } from './with-prefix.ts';

export const SurveyItem = Type.Object({
  ...PostItem.properties,
  closeDt: DateTime,
  isClosed: Type.Boolean(),
  voterCount: Count,
  /** Whether the caller has voted. */
  isVoted: Type.Boolean(),
});
export type SurveyItem = Static<typeof SurveyItem>;

const asking = {
  options: Type.Array(OptionText, {
    minItems: 2,
    maxItems: 10,
    uniqueItems: true,
    description: '고를 항목, 보일 순서로',
  }),
  isMultiple: Type.Boolean({ description: '여러 항목을 고를 수 있는지' }),
  closeDt: dateTimeOf('끝날 때: 1시간 뒤부터 30일 뒤까지'),
};

export const surveyCalls = {
  'GET /api/v1/community/survey': defineCall({
    summary: '설문 목록. state=open이면 진행 중, closed이면 끝난 설문만',
    access: 'visitor',
    query: Type.Object({
      state: withDefault(
        Type.Enum(['all', 'open', 'closed'], { default: 'all', description: 'open 진행 중, closed 끝난 것' }),
      ),
      ...postQuery,
    }),
    reply: ListOf(SurveyItem),
  }),
  ...withPrefix('/api/v1/community/survey', boardCalls('설문')),
  'POST /api/v1/community/survey': defineCall({
    summary: '설문 만들기: 레벨 2부터. 1시간 뒤부터 30일 뒤까지 끝날 때를 정함',
    access: 'member',
    body: Type.Object({ ...newPost, ...asking }),
    reply: Created,
    errors: [codes.noData, codes.unsupported, codes.outOfRange, codes.parameterStore],
  }),
  'PUT /api/v1/community/survey/:id': defineCall({
    summary: '내 설문 고치기. 투표가 시작된 뒤에는 제목과 항목, 방식을, 끝난 뒤에는 끝날 때를 바꿀 수 없음',
    access: 'member',
    params: Type.Object({ id: idOf('설문의 postId') }),
    body: Type.Object({ ...writing, ...asking }),
    reply: Changed,
    errors: [codes.noData, codes.unsupported, codes.outOfRange],
  }),
  'POST /api/v1/community/survey/:id/vote': defineCall({
    summary: '투표: 회원마다 한 번. 같은 선택을 다시 보내면 같은 답',
    access: 'member',
    params: Type.Object({ id: idOf('설문의 postId') }),
    body: Type.Object({
      optionIds: Type.Array(Id, {
        minItems: 1,
        maxItems: 10,
        uniqueItems: true,
        description: '고른 항목. isMultiple이 아니면 하나만',
      }),
    }),
    reply: Poll,
    errors: [codes.noData, codes.unsupported, codes.undefined, codes.parameterStore],
  }),
};
