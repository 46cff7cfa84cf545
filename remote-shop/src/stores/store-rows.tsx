import type { StoreCard } from '@jangteo/contract';
import { EndlessList, Highlighted } from '@jangteo/page';
import { styled, VisuallyHidden } from '@jangteo/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StoreRow } from './store-row.tsx';
import { StoreRowsSkeleton } from './store-rows-skeleton.tsx';

const List = styled('ol', {
  base: {
    paddingInline: '4',
    transition: 'opacity 120ms',
    '& > li': { paddingBlock: '3' },
    '& > li + li': { borderTopWidth: '1px' },
    // The stores of the last choice, until those of this one have loaded.
    '&[aria-busy=true]': { opacity: '0.5' },
  },
});

/** As many as a small phone shows. */
const inFirstView = 6;

interface StoreRowsProps {
  query: UseInfiniteQueryResult<InfiniteData<{ list: StoreCard[] }>>;
  /** Whether each store shows its rank. */
  ranked?: boolean;
  /** Highlighted in the stores' names. */
  keyword?: string;
  empty: ReactNode;
}

/** An endless list of stores with its loading, empty and failed states. */
export const StoreRows = ({ query, ranked = false, keyword = '', empty }: StoreRowsProps) => (
  <EndlessList query={query} keyOf={({ shopId }) => shopId} skeleton={<StoreRowsSkeleton />} empty={empty}>
    {(shops) => (
      <>
        <h2>
          <VisuallyHidden>스토어 목록</VisuallyHidden>
        </h2>
        <List aria-busy={query.isPlaceholderData}>
          {shops.map((shop, index) => (
            <li key={shop.shopId}>
              <StoreRow
                shop={shop}
                rank={ranked ? index + 1 : undefined}
                name={<Highlighted text={shop.shopName} words={[keyword]} />}
                loading={index < inFirstView ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </List>
      </>
    )}
  </EndlessList>
);
