import type { LimitedDeal, LimitedDealDetail, ProductCard } from '@jangteo/contract';
import { koreanMonthDayTime } from '@jangteo/page';
import { formatWon, grouped, styled } from '@jangteo/ui';
import { type DealState, useDealState } from './deal-state.ts';

/** The deal's product with its price in that state: a page that stays open changes from one price to the other. */
export function productIn(state: DealState, { prices, product }: LimitedDeal): ProductCard {
  if (!prices) return product;
  return { ...product, ...(state === 'running' ? prices.inDeal : prices.otherwise) };
}

export function dealIn(state: DealState, deal: LimitedDealDetail): LimitedDealDetail {
  const product = productIn(state, deal);
  // Proven only for the price at the time of the reply.
  const isLowestEver = deal.isLowestEver && product.discountPrice === deal.product.discountPrice;
  return { ...deal, product, isLowestEver };
}

const Root = styled('p', {
  base: {
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'md',
    bg: 'bg.muted',
    fontSize: 'md',
    color: 'fg.muted',
    '& b': { fontWeight: 'bold', color: 'fg' },
  },
});

/**
 * The deal's promise before it runs, and after it has ended: its price where the seller gave one, else its quantity.
 */
export function DealPromise({ deal }: { deal: LimitedDealDetail }) {
  const state = useDealState(deal);
  const price = deal.prices && formatWon(deal.prices.inDeal.discountPrice);
  if (state === 'coming') {
    return (
      <Root>
        {koreanMonthDayTime(deal.startDt)}부터 <b>{price ?? `${grouped(deal.stockTotal)}개 한정`}</b>
      </Root>
    );
  }
  if (price === null || state === 'running') return null;
  return (
    <Root>
      특가 <b>{price}</b>
      {state === 'ended' ? '은 끝났어요.' : '은 모두 팔렸어요.'} 지금은 {formatWon(deal.product.discountPrice)}이에요.
    </Root>
  );
}
