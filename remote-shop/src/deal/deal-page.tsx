import { useParams } from '@jangteo/navigation';
import { LoadFailure, PageHeader, ShareButton } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { DealAction } from './deal-action.tsx';
import { DealFacts } from './deal-facts.tsx';
import { dealQuery } from './deal-query.ts';
import { DealSeller } from './deal-seller.tsx';
import { DealSkeleton } from './deal-skeleton.tsx';
import { DealSummary } from './deal-summary.tsx';
import { Gallery } from './gallery.tsx';
import { PriceHistory } from './price-history.tsx';
import { SimilarProducts } from './similar-products.tsx';

export default function DealPage() {
  return (
    <>
      <PageHeader title="한정특가" isHeading={false}>
        <ShareButton />
      </PageHeader>
      <Deal dealId={Number(useParams().dealId)} />
    </>
  );
}

function Deal({ dealId }: { dealId: number }) {
  const { data, error, isFetching, refetch } = useQuery(dealQuery(dealId));
  if (data) {
    return (
      <>
        <article aria-label={data.product.title}>
          <Gallery pictures={data.gallery} title={data.product.title} />
          <DealSummary deal={data} />
          <DealFacts deal={data} />
          <PriceHistory deal={data} />
          <DealSeller deal={data} />
        </article>
        <SimilarProducts dealId={dealId} />
        <DealAction deal={data} />
      </>
    );
  }
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <DealSkeleton />;
}
