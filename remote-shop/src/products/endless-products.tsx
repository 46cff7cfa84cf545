import { EndlessEnd, type EndlessQuery, useFirstViewIsRendered } from '@jangteo/page';
import type { ComponentProps } from 'react';
import { nextPageCount } from './next-page-count.ts';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import { ProductPages } from './product-pages.tsx';

interface EndlessProductsProps extends ComponentProps<typeof ProductPages> {
  query: EndlessQuery;
  pages: ComponentProps<typeof ProductPages>['pages'] & Parameters<typeof nextPageCount>[0];
}

/** Products of an endless list, whose next page loads as its end comes near. */
export function EndlessProducts({ query, pages, ...list }: EndlessProductsProps) {
  const isWhole = useFirstViewIsRendered();
  return (
    <>
      <ProductPages pages={isWhole ? pages : firstViewOf(pages)} {...list} />
      {isWhole && <EndlessEnd query={query} skeleton={<ProductGridSkeleton count={nextPageCount(pages)} />} />}
    </>
  );
}

/** More products than a phone shows of a page's first screen. */
const inView = 6;

const firstViewOf = ([first]: EndlessProductsProps['pages']) => [{ list: first?.list.slice(0, inView) ?? [] }];
