import { links } from '@jangteo/contract/links';
import { Link, useParams } from '@jangteo/navigation';
import { EndlessEnd, LoadFailure, PageHeader, ShareButton, withoutRepeats } from '@jangteo/page';
import { Box, Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ProductCard } from '../products/product-card.tsx';
import { ProductGrid } from '../products/product-grid.ts';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { PeriodHero } from './period-hero.tsx';
import { periodQuery } from './period-query.ts';
import { PeriodSkeleton } from './period-skeleton.tsx';

const cardSizes = '(min-width: 480px) 218px, calc((100vw - 44px) / 2)';

export default function PeriodPage() {
  return (
    <>
      <PageHeader title="기간특가" isHeading={false}>
        <ShareButton />
      </PageHeader>
      <Period periodId={Number(useParams().periodId)} />
    </>
  );
}

function Period({ periodId }: { periodId: number }) {
  const query = useInfiniteQuery(periodQuery(periodId));
  const first = query.data?.pages[0];
  if (!query.data || !first) {
    if (!query.error) return <PeriodSkeleton />;
    return <LoadFailure error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  const products = withoutRepeats(
    query.data.pages.flatMap(({ list }) => list),
    ({ productNo }) => productNo,
  );
  return (
    <>
      <PeriodHero period={first} />
      {products.length === 0 ? (
        <Empty icon="ticket" title="상품을 준비하고 있어요." action={<Link to={links.home()}>다른 특가 보기</Link>} />
      ) : (
        <Box paddingBlock="6">
          <ProductGrid aria-label={`${first.title} 상품`}>
            {products.map((product) => (
              <li key={product.productNo}>
                <ProductCard product={product} sizes={cardSizes} />
              </li>
            ))}
          </ProductGrid>
          <EndlessEnd query={query} skeleton={<ProductGridSkeleton />} />
        </Box>
      )}
    </>
  );
}
