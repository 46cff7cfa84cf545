import type { FastifyInstance } from 'fastify';
import { findBanners } from '../banners/banners.ts';
import { findRunningEvents } from '../events/running-events.ts';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import { offsetOf, pageOf } from '../platform/paging.ts';
import type { Services } from '../platform/services.ts';
import { findLimitedDeal } from './limited-deal-detail.ts';
import { findRunningLimitedDeals } from './limited-deals.ts';
import { findPeriodDeal } from './period-deal-detail.ts';
import { countPeriodDeals, findPeriodDeals, findRunningPeriodDeals } from './period-deals.ts';

export function dealRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/home/deal', async () => {
    const at = now();
    const [banners, limited, period, events] = await Promise.all([
      findBanners(database, 'home', at),
      findRunningLimitedDeals(database, at),
      findRunningPeriodDeals(database, at),
      findRunningEvents(database, at),
    ]);
    return { serverDt: at.toISOString(), banners, limited, period, events };
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
