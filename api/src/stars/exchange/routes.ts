import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { isYes } from '../../platform/values/yes-no.ts';
import { findAutoExchange, switchAutoExchange } from './auto-exchange.ts';
import { findExchange } from './find-exchange.ts';
import { requestExchange } from './request-exchange.ts';
import { findTerms } from './terms.ts';

export function exchangeRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/user/point/exchange', ({ member }) => findTerms(database, member.memberId, now()));

  serve(app, 'POST /api/v1/user/point/exchange', async ({ member: { memberId }, body, toast }) => {
    const { answer, toastItems } = await requestExchange(database, { memberId, ...body, now: now() });
    toast(toastItems);
    return answer;
  });

  serve(app, 'GET /api/v1/user/point/exchange/auto', ({ member }) =>
    findAutoExchange(database, member.memberId, now()),
  );

  serve(app, 'PUT /api/v1/user/point/exchange/auto', async ({ member, body: { autoYN } }) => {
    await switchAutoExchange(database, member.memberId, isYes(autoYN));
    return findAutoExchange(database, member.memberId, now());
  });

  serve(app, 'GET /api/v1/user/point/exchange/complete', async ({ member, query }) => {
    const exchange = await findExchange(database, query.exchangeId, member.memberId, now());
    if (!exchange) throw new ApiError('noData');
    return exchange;
  });
}
