import type { LimitedDeal, LimitedDealDetail } from '@jangteo/contract';
import { usePhase } from '../phase/use-phase.ts';

export type DealState = LimitedDealDetail['state'];

type DealInTime = LimitedDeal & Pick<LimitedDealDetail, 'serverDt'> & Partial<Pick<LimitedDealDetail, 'stockLeft'>>;

export function useDealState(deal: DealInTime): DealState {
  const phase = usePhase(deal);
  const isSoldOut = deal.product.isSoldOut || deal.stockLeft === 0;
  return phase === 'running' && isSoldOut ? 'soldOut' : phase;
}
