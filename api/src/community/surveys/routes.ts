import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { viewerOf } from '../viewer.ts';
import { listSurveys } from './list-surveys.ts';
import { vote } from './vote.ts';
import { changeSurvey, writeSurvey } from './write-survey.ts';

export function surveyRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/community/survey', async ({ query, caller }) =>
    listSurveys(database, { ...query, at: now(), viewer: await viewerOf(caller) }),
  );

  serve(app, 'POST /api/v1/community/survey', async ({ body, member, toast }) => {
    const { data, toastItems } = await writeSurvey(database, { ...body, memberId: member.memberId, now: now() });
    toast(toastItems);
    return data;
  });

  serve(app, 'PUT /api/v1/community/survey/:id', ({ params, body, member }) =>
    changeSurvey(database, { ...body, postId: params.id, memberId: member.memberId, now: now() }),
  );

  serve(app, 'POST /api/v1/community/survey/:id/vote', async ({ params, body, member, toast }) => {
    const { data, toastItems } = await vote(database, {
      postId: params.id,
      memberId: member.memberId,
      optionIds: body.optionIds,
      now: now(),
    });
    toast(toastItems);
    return data;
  });
}
