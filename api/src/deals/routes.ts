import type { FastifyInstance } from 'fastify';
import { findBanners } from '../banners/banners.ts';
import { findRunningEvents } from '../events/running-events.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { findRunningLimitedDeals } from './limited-deals.ts';
import { findRunningPeriodDeals } from './period-deals.ts';

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
}
