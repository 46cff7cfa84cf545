import { track } from '@jangteo/analytics';
import type { LimitedDealDetail } from '@jangteo/contract';
import { useParams } from '@jangteo/navigation';
import { FavouritesLink, HomeLink, PageHeader, ShareButton } from '@jangteo/page';
import { useEffect } from 'react';
import { DealAction } from './deal-action.tsx';
import { dealQuery } from './deal-query.ts';
import { DealView } from './deal-view.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { useDealOfCard } from './use-deal-of-card.ts';

export default function DealPage() {
  const dealId = Number(useParams().dealId);
  return (
    <>
      <PageHeader title="한정특가" isHeading={false}>
        <FavouritesLink />
        <ShareButton />
        <HomeLink />
      </PageHeader>
      <DealView query={dealQuery(dealId)} known={useDealOfCard(dealId)}>
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
