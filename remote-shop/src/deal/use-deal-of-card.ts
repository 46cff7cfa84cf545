import type { LimitedDeal } from '@jangteo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { dealsQuery } from './deals-query.ts';

/** The home page's data about a deal, if it is in the cache. */
export function useDealOfCard(dealId: number): LimitedDeal | undefined {
  const home = useQueryClient().getQueryData(dealsQuery().queryKey);
  return home?.limited.find((deal) => deal.dealId === dealId);
}
