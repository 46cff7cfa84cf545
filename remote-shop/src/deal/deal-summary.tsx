import type { LimitedDealDetail } from '@jangteo/contract';
import { Badge } from '@jangteo/ui';
import { DealClock } from './deal-clock.tsx';
import { DealHeadline } from './deal-headline.tsx';
import { DealPromise } from './deal-price.tsx';
import { DealStock } from './deal-stock.tsx';

export function DealSummary({ deal }: { deal: LimitedDealDetail }) {
  const { product, shop, isLowestEver } = deal;
  return (
    <>
      <DealClock deal={deal} />
      <DealHeadline product={product} shop={shop} priceMark={isLowestEver && <Badge tone="primary">역대 최저</Badge>}>
        <DealPromise deal={deal} />
        <DealStock deal={deal} />
      </DealHeadline>
    </>
  );
}
