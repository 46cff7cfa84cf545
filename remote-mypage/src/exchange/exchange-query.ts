import type { ExchangeStatus } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import { neverFromCache } from '../stars/point-query.ts';

export const termsQuery = () =>
  queryOptions({
    queryKey: ['mypage:exchange-terms'],
    queryFn: ({ signal }) => call('GET /api/v1/user/point/exchange', { signal }),
    ...neverFromCache,
  });

export const autoExchangeQuery = () =>
  queryOptions({
    queryKey: ['mypage:auto-exchange'],
    queryFn: ({ signal }) => call('GET /api/v1/user/point/exchange/auto', { signal }),
    ...neverFromCache,
  });

/** While the outcome is open it is asked for again and again: soon at first, then ever more rarely. */
export const exchangeQuery = (exchangeId: number) =>
  queryOptions({
    queryKey: ['mypage:exchange', exchangeId],
    queryFn: ({ signal }) => call('GET /api/v1/user/point/exchange/complete', { query: { exchangeId }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data && isOpen(data.status) ? pauseMs(dataUpdateCount + errorUpdateCount) : false,
    ...neverFromCache,
  });

export const isOpen = (status: ExchangeStatus): boolean => status !== 'COMPLETED' && status !== 'RELEASED';

const pauseMs = (asked: number): number => Math.min(1_000 * 1.5 ** asked, 15_000);
