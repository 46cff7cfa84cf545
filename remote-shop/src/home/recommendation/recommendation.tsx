import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { withoutRepeats } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Section } from '../../layout/section.tsx';
import { ProductCard } from '../../products/product-card.tsx';
import { ProductGrid } from '../../products/product-grid.ts';
import { ProductGridSkeleton } from '../../products/product-grid-skeleton.tsx';
import { MoreProducts } from './more-products.tsx';
import { firstPageOf, pageAddress } from './page-in-address.ts';
import { recommendationQuery } from './recommendation-query.ts';

const cardSizes = '(min-width: 480px) 218px, calc((100vw - 44px) / 2)';

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
          <ProductGrid>
            {withoutRepeats(
              pages.flatMap(({ list }) => list),
              ({ productNo }) => productNo,
            ).map((product) => (
              <li key={product.productNo}>
                <ProductCard product={product} sizes={cardSizes} />
              </li>
            ))}
          </ProductGrid>
          <MoreProducts query={query} shownPages={pages.map(({ page }) => page)} />
        </>
      )}
    </Section>
  );
}
