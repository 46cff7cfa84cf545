import type { LimitedDealDetail } from '@jangteo/contract';
import { useServerClock } from '@jangteo/query';

export type DealState = LimitedDealDetail['state'];

/** The reply has the state at its own time; a page stays open for longer. */
export function useDealState({ startDt, endDt, serverDt, stockLeft, product }: LimitedDealDetail): DealState {
  const now = useServerClock(serverDt);
  if (now >= Date.parse(endDt)) return 'ended';
  if (now < Date.parse(startDt)) return 'coming';
  return product.isSoldOut || stockLeft === 0 ? 'soldOut' : 'running';
}
