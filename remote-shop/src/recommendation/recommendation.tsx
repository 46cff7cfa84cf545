import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { ProductPages } from '../products/product-pages.tsx';
import { Section } from '../sections/section.tsx';
import { MoreProducts } from './more-products.tsx';
import { firstPageOf, pageAddress } from './page-in-address.ts';
import { recommendationQuery } from './recommendation-query.ts';

export function Recommendation() {
  const [search] = useSearchParams();
  const firstPage = firstPageOf(search);
  const query = useInfiniteQuery(recommendationQuery(firstPage));
  return (
    <Section
      id="recommendation"
      title="이런 상품은 어때요?"
      action={firstPage > 1 && <Link to={pageAddress(1)}>처음부터 보기</Link>}
      query={query}
      skeleton={<ProductGridSkeleton />}
      isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
      empty={
        <Empty title="더 보여 드릴 상품이 없어요." action={<Link to={links.category()}>카테고리에서 찾아보기</Link>} />
      }
    >
      {({ pages }) => (
        <>
          <ProductPages pages={pages} isBelowView />
          <MoreProducts query={query} pages={pages} />
        </>
      )}
    </Section>
  );
}
