import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { offsetOf, pageOf } from '../platform/values/paging.ts';
import { exchangeRoutes } from './exchange/routes.ts';
import { findGuide } from './guide.ts';
import { countHistory, findHistory } from './history.ts';
import { findMonths } from './months.ts';
import { findMyLevel } from './my-level.ts';
import { findPoint } from './point.ts';

export function starRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  exchangeRoutes(app, services);

  serve(app, 'GET /api/v1/user/level', ({ member }) => findMyLevel(database, member.memberId));

  serve(app, 'GET /api/v1/user/point', ({ member }) => findPoint(database, member.memberId, now()));

  serve(app, 'GET /api/v2/user/point/guide', ({ member }) => findGuide(database, member.memberId, now()));

  serve(app, 'GET /api/v1/user/point/history', async ({ member: { memberId }, query }) => {
    const wanted = { memberId, type: query.type, month: query.month };
    const [list, count] = await Promise.all([
      findHistory(database, wanted, { limit: query.limit, offset: offsetOf(query) }),
      countHistory(database, wanted),
    ]);
    return pageOf(query, list, count);
  });

  serve(app, 'GET /api/v1/user/point/months', async ({ member }) => ({
    list: await findMonths(database, member.memberId, now()),
  }));
}
