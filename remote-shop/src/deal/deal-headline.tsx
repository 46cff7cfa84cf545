import type { ProductCard, StoreCard } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Badge, Icon, Price, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { StoreLink } from '../stores/store-link.tsx';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: '4',
    '& > [data-part=store]': {
      display: 'inline-flex',
      alignItems: 'center',
      alignSelf: 'flex-start',
      gap: '0.5',
      minHeight: 'touch',
      marginBlock: '-2',
      fontSize: 'md',
      fontWeight: 'semibold',
      color: 'fg.muted',
      maxWidth: 'full',
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > svg': { flexShrink: '0' },
    },
    '& h1': { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug', letterSpacing: '-0.01em' },
    '& [data-part=badges]': { display: 'flex', flexWrap: 'wrap', gap: '1' },
  },
});

interface DealHeadlineProps {
  product: ProductCard;
  /** The product's store, where more is known of it than its name. */
  shop?: StoreCard;
  /** Beside the price. Its card has none: there it moves nothing that is below. */
  priceMark?: ReactNode;
  children: ReactNode;
}

/** The content of a product card in full size. */
export const DealHeadline = ({ product, shop, priceMark, children }: DealHeadlineProps) => (
  <Root>
    {shop ? (
      <StoreLink data-part="store" shop={shop}>
        <StoreName product={product} />
      </StoreLink>
    ) : (
      <Link data-part="store" to={links.store(product.shopId)}>
        <StoreName product={product} />
      </Link>
    )}
    <h1>{product.title}</h1>
    {product.badges.length > 0 && (
      <p data-part="badges">
        {product.badges.map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
      </p>
    )}
    <Price
      size="lg"
      price={product.discountPrice}
      original={product.price}
      rate={product.saleRate}
      unitPrice={product.unitPrice}
      mark={priceMark}
    />
    {children}
  </Root>
);

const StoreName = ({ product }: { product: ProductCard }) => (
  <>
    <span>{product.shopName}</span>
    <Icon name="chevron" size={16} />
  </>
);
