import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { checkBanWords } from '../ban-words.ts';
import { listBlocked, setBlock } from './block.ts';
import { reportText } from './report.ts';

export function moderationRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/community/ban-words/validation', async ({ query }) => {
    const words = await checkBanWords(database, query.text);
    return { valid: words.length === 0, words };
  });

  serve(app, 'POST /api/v1/community/accuse', ({ body, member }) =>
    reportText(database, { ...body, detail: body.detail ?? '', memberId: member.memberId, now: now() }),
  );

  serve(app, 'GET /api/v1/community/block', ({ query, member }) => listBlocked(database, member.memberId, query));

  serve(app, 'PUT /api/v1/community/block/:memberId', async ({ params, body, member }) => {
    await setBlock(database, { ...body, memberId: member.memberId, blockedId: params.memberId, now: now() });
    return body;
  });
}
