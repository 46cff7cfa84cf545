import type { ProductCard, ShopCard } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Badge, Icon, Picture, styled, won } from '@jangteo/ui';
import { StoreProduct } from './store-product.tsx';

const Lead = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '3rem 1fr auto',
    alignItems: 'center',
    gap: '3',
    marginBottom: '3',
    borderRadius: 'md',
    '& > div': { minWidth: '0' },
    '& h3': { display: 'flex', alignItems: 'center', gap: '1.5', fontSize: 'lg', fontWeight: 'semibold' },
    '& h3 > span:last-of-type': { flexShrink: '0' },
    '& [data-part=name], & [data-part=intro]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-part=intro]': { fontSize: 'sm', color: 'fg.subtle' },
    '& [data-part=likes]': { display: 'flex', alignItems: 'center', gap: '1', fontSize: 'xs', color: 'fg.subtle' },
  },
});

const Products = styled('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2' },
});

interface StoreCardProps {
  shop: ShopCard;
  products: readonly ProductCard[];
  /** Where it leads; else the store's page. */
  to?: string;
}

export function StoreCard({ shop, products, to = links.store(shop.shopId) }: StoreCardProps) {
  return (
    <>
      <Lead to={to}>
        <Picture src={shop.mainImage} alt="" width={96} height={96} sizes="48px" corners="full" />
        <div>
          <h3>
            <span data-part="name">{shop.shopName}</span>
            <Badge>{shop.localName}</Badge>
          </h3>
          <p data-part="intro">{shop.intro}</p>
        </div>
        <span data-part="likes" role="img" aria-label={`찜 ${won(shop.likeCount)}`}>
          <Icon name="heart" size={14} />
          {won(shop.likeCount)}
        </span>
      </Lead>
      <Products>
        {products.map((product) => (
          <li key={product.productNo}>
            <StoreProduct product={product} />
          </li>
        ))}
      </Products>
    </>
  );
}
