import { track } from '@jangteo/analytics';
import { useParams } from '@jangteo/navigation';
import { PageHeader, ShareButton, WishListLink } from '@jangteo/page';
import { useEffect } from 'react';
import { DealAction } from './deal-action.tsx';
import { dealQuery } from './deal-query.ts';
import { DealView } from './deal-view.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { useDealOfCard } from './use-deal-of-card.ts';

export default function DealPage() {
  const dealId = Number(useParams().dealId);
  useEffect(() => track('view deal', { item_id: dealId }), [dealId]);
  return (
    <>
      <PageHeader title="한정특가" isHeading={false}>
        <WishListLink />
        <ShareButton />
      </PageHeader>
      <DealView query={dealQuery(dealId)} known={useDealOfCard(dealId)}>
        {(deal) => (
          <>
            <SimilarProducts dealId={dealId} />
            <DealAction deal={deal} />
          </>
        )}
      </DealView>
    </>
  );
}
