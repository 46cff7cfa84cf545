import { Loaded, SearchPart } from '@jangteo/page';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProductCard } from '../products/product-card.tsx';
import { cardTextHeight } from '../products/product-card-root.ts';
import { recommendationQuery } from '../recommendation/recommendation-query.ts';
import { GrowingRail } from '../sections/growing-rail.tsx';
import { RailSkeleton } from '../sections/rail-skeleton.tsx';

const cardWidth = '9.5rem';
const cardHeight = `calc(${cardWidth} + ${cardTextHeight})`;

/** The home page's recommendation below an empty result. Hidden when it is empty or fails. */
export const RecommendedProducts = () => (
  <Loaded
    query={useInfiniteQuery({ ...recommendationQuery(1), select: ({ pages }) => pages[0]?.list ?? [] })}
    failed="hidden"
    skeleton={
      <Recommended isBusy>
        <RailSkeleton itemWidth={cardWidth} />
      </Recommended>
    }
    isEmpty={(products) => products.length === 0}
  >
    {(products) => (
      <Recommended>
        <GrowingRail name="recommended products" itemWidth={cardWidth} itemHeight={cardHeight} items={products}>
          {(product) => (
            <li key={product.productNo}>
              <ProductCard product={product} sizes="152px" />
            </li>
          )}
        </GrowingRail>
      </Recommended>
    )}
  </Loaded>
);

const Recommended = ({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) => (
  <SearchPart aria-labelledby="recommended-title" aria-busy={isBusy}>
    <header>
      <h2 id="recommended-title">이런 상품은 어때요?</h2>
    </header>
    {children}
  </SearchPart>
);
