import type { LimitedDealDetail } from '@jangteo/contract';
import { Button, buttonStyles, styled } from '@jangteo/ui';
import { ActionBar } from '../layout/action-bar.tsx';
import { koreanMoment } from '../layout/korean-date.ts';
import { BarHeart } from '../likes/bar-heart.tsx';
import { ProductLink } from '../products/product-link.tsx';
import { useDealState } from './deal-state.ts';

const BuyLink = styled(ProductLink, buttonStyles);

/** The product's page in its seller's shop, as soon and as long as the deal's price holds there. */
export function DealAction({ deal }: { deal: LimitedDealDetail }) {
  const state = useDealState(deal);
  return (
    <ActionBar>
      <BarHeart product={deal.product} />
      {state === 'running' ? (
        <BuyLink product={deal.product} size="lg">
          구매하러 가기
        </BuyLink>
      ) : (
        <Button size="lg" disabled>
          {state === 'coming' && `${koreanMoment(deal.startDt)}에 시작해요`}
          {state === 'soldOut' && '품절'}
          {state === 'ended' && '종료'}
        </Button>
      )}
    </ActionBar>
  );
}
