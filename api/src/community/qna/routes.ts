import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { viewerOf } from '../viewer.ts';
import { acceptAnswer } from './accept-answer.ts';
import { listQuestions } from './list-questions.ts';
import { findSimilarQuestions } from './similar-questions.ts';

export function qnaRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/community/qna', async ({ query, caller }) =>
    listQuestions(database, { ...query, viewer: await viewerOf(caller) }),
  );

  serve(app, 'GET /api/v1/community/qna/similar', async ({ query, caller }) => ({
    list: await findSimilarQuestions(database, { ...query, viewer: await viewerOf(caller) }),
  }));

  serve(app, 'PUT /api/v1/community/qna/:id/accept/:replyId', async ({ params, member, toast }) => {
    const { id: postId, replyId } = params;
    const { data, toastItems } = await acceptAnswer(database, {
      postId,
      replyId,
      memberId: member.memberId,
      now: now(),
    });
    toast(toastItems);
    return data;
  });
}
