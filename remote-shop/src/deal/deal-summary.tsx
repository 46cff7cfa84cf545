import type { LimitedDealDetail } from '@jangteo/contract';
import { Badge } from '@jangteo/ui';
import { ClosingSoon } from './closing-soon.tsx';
import { DealClock } from './deal-clock.tsx';
import { DealHeadline } from './deal-headline.tsx';
import { DealPromise } from './deal-price.tsx';
import { DealStock } from './deal-stock.tsx';

export function DealSummary({ deal }: { deal: LimitedDealDetail }) {
  const { product, isLowestEver } = deal;
  const marks = (
    <>
      {isLowestEver && <Badge tone="primary">역대 최저</Badge>}
      {!product.isSoldOut && <ClosingSoon {...deal} />}
    </>
  );
  return (
    <>
      <DealClock deal={deal} />
      <DealHeadline product={product} marks={marks}>
        <DealPromise deal={deal} />
        <DealStock deal={deal} />
      </DealHeadline>
    </>
  );
}
