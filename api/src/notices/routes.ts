import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import { offsetOf, pageOf } from '../platform/paging.ts';
import type { Services } from '../services.ts';
import { countNotices, findLastNotice, findNotice, findNotices } from './notices.ts';

export function noticeRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/notice', async ({ query }) => {
    const at = now();
    const [list, count] = await Promise.all([
      findNotices(database, at, query.limit, offsetOf(query)),
      countNotices(database, at),
    ]);
    return pageOf(query, list, count);
  });

  serve(app, 'GET /api/v1/display/notice/:id', async ({ params }) => {
    const notice = await findNotice(database, params.id, now());
    if (!notice) throw new ApiError('noData');
    return notice;
  });

  serve(app, 'GET /api/v1/display/notice/last', async () => {
    const last = await findLastNotice(database, now());
    if (!last) throw new ApiError('noData');
    return last;
  });
}
