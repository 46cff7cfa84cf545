import { SearchPart } from '@jangteo/page';
import { Rail } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ProductCard } from '../products/product-card.tsx';
import { recommendationQuery } from '../recommendation/recommendation-query.ts';
import { RailSkeleton } from '../sections/rail-skeleton.tsx';

const cardWidth = '9.5rem';

/** The home page's recommendation below an empty result. Hidden when it is empty or fails. */
export function RecommendedProducts() {
  const { data, isPending } = useInfiniteQuery(recommendationQuery(1));
  const products = data?.pages[0]?.list;
  if (!isPending && !products?.length) return null;
  return (
    <SearchPart aria-labelledby="recommended-title" aria-busy={isPending}>
      <header>
        <h2 id="recommended-title">이런 상품은 어때요?</h2>
      </header>
      {products ? (
        <Rail itemWidth={cardWidth}>
          {products.map((product) => (
            <li key={product.productNo}>
              <ProductCard product={product} sizes="152px" />
            </li>
          ))}
        </Rail>
      ) : (
        <RailSkeleton itemWidth={cardWidth} />
      )}
    </SearchPart>
  );
}
