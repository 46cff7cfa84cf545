import type { ProductCard, StoreCard as Store } from '@jangteo/contract';
import { Badge, Picture, styled } from '@jangteo/ui';
import { HeartCount } from '../likes/store-heart.tsx';
import { coveringLinkStyles } from '../products/covering-link-styles.ts';
import { StoreLink } from './store-link.tsx';
import { StoreProduct } from './store-product.tsx';

const Lead = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBottom: '3',
    '& > :first-child': { flexShrink: '0', width: '3rem' },
    // Large text is below the picture.
    '& > div': { flex: '1 1 6rem', minWidth: '0' },
    '& h3': { display: 'flex', alignItems: 'center', gap: '1.5', fontSize: 'lg', fontWeight: 'semibold' },
    '& h3 > span:last-of-type': { flexShrink: '0' },
    '& [data-part=name], & [data-part=intro]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-part=intro]': { fontSize: 'sm', color: 'fg.subtle' },
    '& [data-part=name] > a': coveringLinkStyles,
  },
});

const Products = styled('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(max(4.25rem, 28%), 1fr))', gap: '2' },
});

interface StoreCardProps {
  shop: Store;
  products: readonly ProductCard[];
  /** Where it links to; by default the store's page. */
  to?: string | undefined;
}

export function StoreCard({ shop, products, to }: StoreCardProps) {
  return (
    <>
      <Lead>
        <Picture src={shop.mainImage} alt="" width={96} height={96} sizes="48px" corners="full" />
        <div>
          <h3>
            <span data-part="name">
              <StoreLink shop={shop} to={to}>
                {shop.shopName}
              </StoreLink>
            </span>
            <Badge>{shop.localName}</Badge>
          </h3>
          <p data-part="intro">{shop.intro}</p>
        </div>
        <HeartCount shop={shop} />
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
