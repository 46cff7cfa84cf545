import { track } from '@jangteo/analytics';
import type { LimitedDealDetail } from '@jangteo/contract';
import { useParams } from '@jangteo/navigation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DealAction } from './deal-action.tsx';
import { DealHeader } from './deal-header.tsx';
import { dealOfCard } from './deal-of-card.ts';
import { dealQuery } from './deal-query.ts';
import { DealView } from './deal-view.tsx';
import { SimilarProducts } from './similar-products.tsx';

export default function DealPage() {
  const dealId = Number(useParams().dealId);
  return (
    <>
      <DealHeader />
      <DealView query={dealQuery(dealId)} known={dealOfCard(useQueryClient(), dealId)}>
        {(deal) => <ReadDeal deal={deal} />}
      </DealView>
    </>
  );
}

function ReadDeal({ deal }: { deal: LimitedDealDetail }) {
  const { productNo, categoryNo, price, discountPrice } = deal.product;
  useEffect(() => {
    track('view deal', {
      item_id: productNo,
      category_id: categoryNo,
      price,
      discounted_price: discountPrice,
    });
  }, [productNo, categoryNo, price, discountPrice]);
  return (
    <>
      <SimilarProducts dealId={deal.dealId} />
      <DealAction deal={deal} />
    </>
  );
}
