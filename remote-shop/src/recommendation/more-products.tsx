import { Link } from '@jangteo/navigation';
import { EndlessEnd } from '@jangteo/page';
import { Icon, styled } from '@jangteo/ui';
import type { ComponentProps, MouseEvent } from 'react';
import { nextPageCount } from '../products/next-page-count.ts';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { pageAddress } from './page-in-address.ts';

/** Pages that load on scroll. After them a button loads the next one, so that the visitor can reach the footer. */
const autoLoadedPages = 10;

const NextLink = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '3rem',
    marginInline: '4',
    marginTop: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontWeight: 'semibold',
    '& > svg': { transform: 'rotate(90deg)' },
  },
});

interface MoreProductsProps {
  query: ComponentProps<typeof EndlessEnd>['query'];
  pages: readonly (Parameters<typeof nextPageCount>[0][number] & { page: number })[];
}

/** Loads the next page: on scroll, by a button, or by a plain link without scripts. */
export function MoreProducts({ query, pages }: MoreProductsProps) {
  const showHere = (event: MouseEvent) => {
    event.preventDefault();
    query.fetchNextPage();
  };
  return (
    <EndlessEnd
      query={query}
      skeleton={<ProductGridSkeleton count={nextPageCount(pages)} />}
      byItself={pages.length < autoLoadedPages}
    >
      <NextLink to={pageAddress((pages.at(-1)?.page ?? 0) + 1)} onClick={showHere}>
        상품 더 보기
        <Icon name="chevron" size={18} />
      </NextLink>
    </EndlessEnd>
  );
}
