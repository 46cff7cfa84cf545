import type { Calls, ReplyOf } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { homeBannersSql } from '../banners/banners.ts';
import { runningEventsSql } from '../events/running-events.ts';
import { jsonLists } from '../platform/database/json-lists.ts';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { offsetOf, pageOf } from '../platform/values/paging.ts';
import { findLimitedDeal } from './limited-deal-detail.ts';
import { runningLimitedDealsSql } from './limited-deals.ts';
import { findPeriodDeal } from './period-deal-detail.ts';
import { countPeriodDeals, findPeriodDeals, runningPeriodDealsSql } from './period-deals.ts';

const findHomeLists = jsonLists<Omit<ReplyOf<Calls['GET /api/v1/display/home/deal']>, 'serverDt'>>({
  banners: homeBannersSql,
  limited: runningLimitedDealsSql,
  period: runningPeriodDealsSql,
  events: runningEventsSql,
});

export function dealRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/home/deal', async () => {
    const at = now();
    return { serverDt: at.toISOString(), ...(await findHomeLists(database, [at])) };
  });

  serve(app, 'GET /api/v1/display/period', async ({ query }) => {
    const at = now();
    const [list, count] = await Promise.all([
      findPeriodDeals(database, query.status, at, { limit: query.limit, offset: offsetOf(query) }),
      countPeriodDeals(database, query.status, at),
    ]);
    return { serverDt: at.toISOString(), ...pageOf(query, list, count) };
  });

  const limitedDeal = async (id: number, isPreview: boolean) =>
    existing(await findLimitedDeal(database, id, { at: now(), isPreview }));
  const periodDeal = async (id: number, page: { page: number; limit: number }, isPreview: boolean) =>
    existing(await findPeriodDeal(database, id, page, { at: now(), isPreview }));

  serve(app, 'GET /api/v1/display/deal/:id', ({ params }) => limitedDeal(params.id, false));
  serve(app, 'GET /api/v1/display/admin/deal/:id', ({ params }) => limitedDeal(params.id, true));
  serve(app, 'GET /api/v1/display/period/:id', ({ params, query }) => periodDeal(params.id, query, false));
  serve(app, 'GET /api/v1/display/admin/period/:id', ({ params, query }) => periodDeal(params.id, query, true));
}

function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new ApiError('noData');
  return found;
}
