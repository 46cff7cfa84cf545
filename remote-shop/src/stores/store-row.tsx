import type { ShopCard } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Badge, Icon, Picture, styled, won } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Root = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '4rem',
    borderRadius: 'md',
    '& > [data-part=picture]': { flexShrink: '0', width: '3.5rem' },
    '& > [data-part=rank]': { width: '1.5rem', textAlign: 'center', fontSize: 'lg', fontWeight: 'bold' },
    '& > [data-part=words]': { flex: '1', minWidth: '0' },
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
    '& > [data-part=likes]': {
      display: 'flex',
      flexShrink: '0',
      alignItems: 'center',
      gap: '1',
      fontSize: 'xs',
      color: 'fg.subtle',
    },
  },
});

interface StoreRowProps {
  shop: ShopCard;
  /** Where it leads; else the store's page. */
  to?: string;
  /** Its place in an order. */
  rank?: number;
  /** Its name as it is to be shown. */
  name?: ReactNode;
}

export const StoreRow = ({ shop, to = links.store(shop.shopId), rank, name = shop.shopName }: StoreRowProps) => (
  <Root to={to}>
    {rank !== undefined && <span data-part="rank">{rank}</span>}
    <span data-part="picture">
      <Picture src={shop.mainImage} alt="" width={112} height={112} sizes="56px" corners="full" />
    </span>
    <div data-part="words">
      <h3>
        <span>{name}</span>
        <Badge>{shop.localName}</Badge>
      </h3>
      <p>{shop.intro}</p>
    </div>
    <span data-part="likes" role="img" aria-label={`찜 ${won(shop.likeCount)}`}>
      <Icon name="heart" size={14} />
      {won(shop.likeCount)}
    </span>
  </Root>
);
