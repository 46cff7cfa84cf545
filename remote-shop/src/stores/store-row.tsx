import type { StoreCard } from '@jangteo/contract';
import { Badge, Picture, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { HeartCount } from '../likes/store-heart.tsx';
import { coveringLinkStyles } from '../products/covering-link-styles.ts';
import { StoreLink } from './store-link.tsx';

const Root = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: '4rem',
    '& > [data-part=picture]': { flexShrink: '0', width: '3.5rem' },
    '& > [data-part=rank]': {
      flexShrink: '0',
      minWidth: '6',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      fontSize: 'lg',
      fontWeight: 'bold',
    },
    // Large text is below the picture.
    '& > [data-part=words]': { flex: '1 1 6rem', minWidth: '0' },
    '& h3': { display: 'flex', alignItems: 'center', gap: '1.5', fontSize: 'lg', fontWeight: 'semibold' },
    '& h3 > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& h3 > span:last-of-type': { flexShrink: '0' },
    '& p': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      color: 'fg.subtle',
    },
    '& h3 a': coveringLinkStyles,
  },
});

interface StoreRowProps {
  shop: StoreCard;
  /** Where it links to; by default the store's page. */
  to?: string | undefined;
  /** Its rank. */
  rank?: number;
  /** Its name with highlights. */
  name?: ReactNode;
  loading?: 'lazy' | 'eager';
}

export const StoreRow = ({ shop, to, rank, name = shop.shopName, loading = 'lazy' }: StoreRowProps) => (
  <Root>
    {rank !== undefined && <span data-part="rank">{rank}</span>}
    <span data-part="picture">
      <Picture src={shop.mainImage} alt="" width={112} height={112} sizes="56px" corners="full" loading={loading} />
    </span>
    <div data-part="words">
      <h3>
        <span>
          <StoreLink shop={shop} to={to}>
            {name}
          </StoreLink>
        </span>
        <Badge>{shop.localName}</Badge>
      </h3>
      <p>{shop.intro}</p>
    </div>
    <HeartCount shop={shop} />
  </Root>
);
