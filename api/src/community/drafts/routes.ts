import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { findDraft, forgetDraft, keepDraft } from './drafts.ts';

const path = '/api/v1/community/draft/:board';

export function draftRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, `GET ${path}`, async ({ params, member }) => ({
    draft: await findDraft(database, { ...params, memberId: member.memberId }, now()),
  }));

  serve(app, `PUT ${path}`, ({ params, body, member }) =>
    keepDraft(database, { ...params, memberId: member.memberId }, body, now()),
  );

  serve(app, `DELETE ${path}`, async ({ params, member }) => {
    await forgetDraft(database, { ...params, memberId: member.memberId });
    return {};
  });
}
