import type { LimitedDeal, LimitedDealDetail } from '@jangteo/contract';
import { useServerClock } from '@jangteo/query';

export type DealState = LimitedDealDetail['state'];

type DealInTime = LimitedDeal & Pick<LimitedDealDetail, 'serverDt'> & Partial<Pick<LimitedDealDetail, 'stockLeft'>>;

/** The reply has the state at its own time; a page stays open for longer. */
export function useDealState({ startDt, endDt, serverDt, stockLeft, product }: DealInTime): DealState {
  const now = useServerClock(serverDt);
  if (now >= Date.parse(endDt)) return 'ended';
  if (now < Date.parse(startDt)) return 'coming';
  return product.isSoldOut || stockLeft === 0 ? 'soldOut' : 'running';
}
