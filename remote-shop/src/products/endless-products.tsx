import { EndlessEnd, type EndlessQuery } from '@jangteo/page';
import type { ComponentProps } from 'react';
import { nextPageCount } from './next-page-count.ts';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import { ProductPages } from './product-pages.tsx';

interface EndlessProductsProps extends ComponentProps<typeof ProductPages> {
  query: EndlessQuery;
  pages: ComponentProps<typeof ProductPages>['pages'] & Parameters<typeof nextPageCount>[0];
}

/** Products of an endless list, whose next page loads as its end comes near. */
export const EndlessProducts = ({ query, pages, ...list }: EndlessProductsProps) => (
  <>
    <ProductPages pages={pages} {...list} />
    <EndlessEnd query={query} skeleton={<ProductGridSkeleton count={nextPageCount(pages)} />} />
  </>
);
