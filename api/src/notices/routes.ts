import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { offsetOf, pageOf } from '../platform/values/paging.ts';
import { countNotices, countNoticeView, findLastNotice, findNotice, findNotices } from './notices.ts';

export function noticeRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/notice', async ({ query }) => {
    const at = now();
    const [list, count] = await Promise.all([
      findNotices(database, at, query.limit, offsetOf(query)),
      countNotices(database, at),
    ]);
    return pageOf(query, list, count);
  });

  const notice = async (id: number, isPreview: boolean) => {
    const found = await findNotice(database, id, { at: now(), isPreview });
    if (!found) throw new ApiError('noData');
    return found;
  };
  serve(app, 'GET /api/v1/display/notice/:id', ({ params }) => notice(params.id, false));
  serve(app, 'GET /api/v1/display/admin/notice/:id', ({ params }) => notice(params.id, true));

  serve(app, 'PUT /api/v1/display/notice/:id/view', async ({ params }) => {
    const counted = await countNoticeView(database, params.id, now());
    if (!counted) throw new ApiError('noData');
    return counted;
  });

  serve(app, 'GET /api/v1/display/notice/last', async () => {
    const last = await findLastNotice(database, now());
    if (!last) throw new ApiError('noData');
    return last;
  });
}
