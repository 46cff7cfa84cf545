// Decision: docs/decisions/2026-11-20-long-lists-draw-what-is-near.md

import type { ProductCard as Product } from '@jangteo/contract';
import { useNearParts } from '@jangteo/page';
import { VisuallyHidden } from '@jangteo/ui';
import { memo, useCallback, useMemo, useRef } from 'react';
import { pictureSizes } from '../picture-sizes.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.ts';

const inFirstView = 4;
/** Rows are rendered in blocks of this many products: large enough to be rare, small enough to be quick. */
const blockSize = 10;
/** A list of this many blocks is rendered whole. */
const fewBlocks = 8;

interface ProductPagesProps {
  /** The list's name in click events; not needed in a section that has one. */
  id?: string;
  /** The accessible name of a list without a heading of its own. */
  label?: string;
  pages: readonly { list: readonly Product[] }[];
  /** Highlighted in the products' titles. */
  keyword?: string | undefined;
  /** Where the list stands below others: its first pictures are loaded no earlier than the rest. */
  isBelowView?: boolean;
}

/**
 * An endless list of products. Of thousands, only those near the viewport are rendered; the others keep their space.
 */
export function ProductPages({ id, label, pages, keyword, isBelowView = false }: ProductPagesProps) {
  const blocks = useMemo(() => withoutRepeats(pages).flatMap(blocksOf), [pages]);
  const grid = useRef<HTMLUListElement>(null);
  const count = blocks.length;
  const rangeAround = useCallback(
    (list: HTMLElement, marginPx: number) => blocksAround(list, count, marginPx),
    [count],
  );
  const { from, to } = useNearParts({ list: grid, count, few: fewBlocks, rangeAround });
  return (
    <>
      {label && (
        <h2>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
      )}
      <ProductGrid ref={grid} id={id} aria-label={label}>
        {blocks.map((block, index) =>
          index >= from && index <= to ? (
            <Block key={index} {...block} keyword={keyword} isInView={index === 0 && !isBelowView} />
          ) : (
            <Room key={index} count={block.end - block.start} />
          ),
        )}
      </ProductGrid>
    </>
  );
}

/** All blocks have the same height, so the position of each follows from the height of the list. */
function blocksAround(list: HTMLElement, count: number, marginPx: number) {
  const { top, height } = list.getBoundingClientRect();
  const blockAt = (y: number) => Math.min(Math.max(Math.floor(((y - top) / height) * count), 0), count - 1);
  return { from: blockAt(-marginPx), to: blockAt(window.innerHeight + marginPx) };
}

interface BlockOfProducts {
  list: readonly Product[];
  start: number;
  end: number;
}

const blocksOf = (list: readonly Product[]): BlockOfProducts[] =>
  Array.from({ length: Math.ceil(list.length / blockSize) }, (_, index) => ({
    list,
    start: index * blockSize,
    end: Math.min((index + 1) * blockSize, list.length),
  }));

interface BlockProps extends BlockOfProducts {
  keyword: string | undefined;
  isInView: boolean;
}

const Block = memo(({ list, start, end, keyword, isInView }: BlockProps) =>
  list.slice(start, end).map((product, index) => (
    <li key={product.productNo}>
      <ProductCard
        product={product}
        sizes={pictureSizes.half}
        keyword={keyword}
        loading={isInView && index < inFirstView ? 'eager' : 'lazy'}
      />
    </li>
  )),
);

function Room({ count }: { count: number }) {
  const rows = Math.ceil(count / 2);
  return (
    <li
      aria-hidden
      data-count={count}
      style={{ gridColumn: '1 / -1', height: `calc(${rows} * var(--row) + ${rows - 1} * var(--row-gap))` }}
    />
  );
}

/** Pages keep their identity, so that rendered ones are not rendered again when the next one loads. */
function withoutRepeats(pages: ProductPagesProps['pages']): (readonly Product[])[] {
  const seen = new Set<number>();
  return pages.map(({ list }) => {
    const fresh = list.filter(({ productNo }) => !seen.has(productNo));
    for (const { productNo } of fresh) seen.add(productNo);
    return fresh.length === list.length ? list : fresh;
  });
}
