import type { ProductCard as Product } from '@jangteo/contract';
import { memo, useMemo, useRef } from 'react';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.ts';
import { useNearPages } from './use-near-pages.ts';

const cardSizes = '(min-width: 480px) 218px, calc((100vw - 44px) / 2)';
const inFirstView = 4;

interface ProductPagesProps {
  label?: string;
  pages: readonly { list: readonly Product[] }[];
  /** Marked in the products' titles. */
  keyword?: string | undefined;
}

/** An endless list of products. Of thousands, only those around what is seen are drawn; the room of the others is kept. */
export function ProductPages({ label, pages, keyword }: ProductPagesProps) {
  const lists = useMemo(() => withoutRepeats(pages), [pages]);
  const grid = useRef<HTMLUListElement>(null);
  const { from, to } = useNearPages(grid, lists.length);
  return (
    <ProductGrid ref={grid} aria-label={label}>
      {lists.map((list, page) =>
        page >= from && page <= to ? (
          <PageOfProducts key={page} list={list} keyword={keyword} isFirst={page === 0} />
        ) : (
          <Room key={page} count={list.length} />
        ),
      )}
    </ProductGrid>
  );
}

interface PageOfProductsProps {
  list: readonly Product[];
  keyword: string | undefined;
  isFirst: boolean;
}

const PageOfProducts = memo(({ list, keyword, isFirst }: PageOfProductsProps) =>
  list.map((product, index) => (
    <li key={product.productNo}>
      <ProductCard
        product={product}
        sizes={cardSizes}
        keyword={keyword}
        loading={isFirst && index < inFirstView ? 'eager' : 'lazy'}
      />
    </li>
  )),
);

function Room({ count }: { count: number }) {
  const rows = Math.ceil(count / 2);
  if (rows === 0) return null;
  return (
    <li
      aria-hidden
      style={{ gridColumn: '1 / -1', height: `calc(${rows} * var(--row) + ${rows - 1} * var(--row-gap))` }}
    />
  );
}

/** Pages keep their identity: what was drawn once is not drawn again when the next one comes. */
function withoutRepeats(pages: ProductPagesProps['pages']): (readonly Product[])[] {
  const seen = new Set<number>();
  return pages.map(({ list }) => {
    const fresh = list.filter(({ productNo }) => !seen.has(productNo));
    for (const { productNo } of fresh) seen.add(productNo);
    return fresh.length === list.length ? list : fresh;
  });
}
