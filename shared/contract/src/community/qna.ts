import { type Static, Type } from 'typebox';
import { defineCall, ListOf, withDefault } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { Id, idOf, textOf } from '../call/scalars.ts';
import { boardCalls, postQuery, writingCalls } from './board-calls.ts';
import { PostItem } from './posts.ts';
import { withPrefix } from './with-prefix.ts';

export const QuestionItem = Type.Object({ ...PostItem.properties, isAccepted: Type.Boolean() });
export type QuestionItem = Static<typeof QuestionItem>;

export const qnaCalls = {
  'GET /api/v1/community/qna': defineCall({
    summary: '질문 목록. state로 답변을 기다리는 질문, 채택을 기다리는 질문, 채택한 질문만',
    access: 'visitor',
    query: Type.Object({
      state: withDefault(
        Type.Enum(['all', 'unanswered', 'open', 'accepted'], {
          default: 'all',
          description: 'unanswered 답변이 하나도 없는 것, open 미채택, accepted 채택한 답변이 있는 것',
        }),
      ),
      ...postQuery,
    }),
    reply: ListOf(QuestionItem),
  }),
  'GET /api/v1/community/qna/similar': defineCall({
    summary: '쓰고 있는 질문과 비슷하고 답변이 있는 질문 세 건까지, 비슷한 것부터',
    access: 'visitor',
    query: Type.Object({ text: textOf('쓰고 있는 제목', 60) }),
    reply: Type.Object({ list: Type.Array(QuestionItem) }),
  }),
  ...withPrefix('/api/v1/community/qna', { ...boardCalls('질문'), ...writingCalls('질문') }),
  'PUT /api/v1/community/qna/:id/accept/:replyId': defineCall({
    summary: '답변 채택: 질문한 사람이 한 번만, 자기 답변이 아닌 것을. 같은 답변을 다시 채택하면 같은 답',
    access: 'member',
    params: Type.Object({ id: idOf('질문의 postId'), replyId: idOf('채택할 답변의 replyId') }),
    reply: Type.Object({ acceptedReplyId: Id }),
    errors: [codes.noData, codes.unsupported, codes.parameterStore],
  }),
};
