import { call } from '@jangteo/http';
import { setServerClock } from '@jangteo/query';
import { queryOptions } from '@tanstack/react-query';

export const dealQuery = (dealId: number) =>
  queryOptions({
    queryKey: ['shop:deal', dealId],
    queryFn: async ({ signal }) => {
      const deal = await call('GET /api/v1/display/deal/:id', { params: { id: dealId }, signal });
      setServerClock(deal.serverDt);
      return deal;
    },
  });

const similarShown = 10;

export const similarProductsQuery = (dealId: number) =>
  queryOptions({
    queryKey: ['shop:deal', dealId, 'similar'],
    queryFn: ({ signal }) =>
      call('GET /api/v1/display/deal/recommendation', { query: { dealId, limit: similarShown }, signal }),
  });
