import type { LimitedDealDetail } from '@jangteo/contract';
import { ActionBar, koreanMonthDayTime } from '@jangteo/page';
import { Button, buttonStyles, styled } from '@jangteo/ui';
import { AlarmButton } from '../alarm-requests/alarm-button.tsx';
import { BarHeart } from '../likes/bar-heart.tsx';
import { ProductLink } from '../products/product-link.tsx';
import { useDealState } from './deal-state.ts';

const BuyLink = styled(ProductLink, buttonStyles);

/** Leads to the product's page at its seller's shop, while the deal's price is valid there. */
export function DealAction({ deal }: { deal: LimitedDealDetail }) {
  const state = useDealState(deal);
  return (
    <ActionBar>
      <BarHeart product={deal.product} />
      {state === 'running' && (
        <BuyLink product={deal.product} size="lg">
          구매하러 가기
        </BuyLink>
      )}
      {state === 'coming' && (
        <AlarmButton
          kind="deal"
          id={deal.dealId}
          size="lg"
          label="시작 알림받기"
          promise={`${koreanMonthDayTime(deal.startDt)}에 시작하면 알려 드릴게요.`}
        />
      )}
      {(state === 'soldOut' || state === 'ended') && (
        <Button size="lg" disabled>
          {state === 'soldOut' ? '품절' : '종료'}
        </Button>
      )}
    </ActionBar>
  );
}
