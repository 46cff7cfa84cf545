import type { LimitedDeal } from '@jangteo/contract';
import type { QueryClient } from '@tanstack/react-query';
import { dealsQuery } from './deals-query.ts';

/** How wide the card shows the deal's picture. */
export const cardPictureSizes = '216px';

/** The home page's data about a deal, if it is in the cache. */
export const dealOfCard = (queryClient: QueryClient, dealId: number): LimitedDeal | undefined =>
  queryClient.getQueryData(dealsQuery().queryKey)?.limited.find((deal) => deal.dealId === dealId);
