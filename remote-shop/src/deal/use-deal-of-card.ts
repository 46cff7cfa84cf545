import type { LimitedDeal } from '@jangteo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { dealsQuery } from './deals-query.ts';

/** What the home page knows of a deal, if the visitor has been there. */
export function useDealOfCard(dealId: number): LimitedDeal | undefined {
  const home = useQueryClient().getQueryData(dealsQuery().queryKey);
  return home?.limited.find((deal) => deal.dealId === dealId);
}
