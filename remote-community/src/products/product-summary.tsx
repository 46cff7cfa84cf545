import type { ProductCard } from '@jangteo/contract';
import { Picture, Price, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    textAlign: 'left',
    '& > :first-child': { width: '4rem' },
    // Large text is below the picture.
    '& > div': { flex: '1 1 7rem', minWidth: '0' },
    '& [data-part=store]': { fontSize: 'xs', color: 'fg.subtle' },
    '& [data-part=title]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      marginBottom: '0.5',
      fontSize: 'md',
    },
  },
});

interface ProductSummaryProps {
  product: ProductCard;
  /** The title, or a link with it. */
  children: ReactNode;
}

export const ProductSummary = ({ product, children }: ProductSummaryProps) => (
  <Root>
    <Picture src={product.imageUrl} alt="" width={128} height={128} sizes="64px" corners="md" />
    <div>
      <p data-part="store">{product.shopName}</p>
      <p data-part="title">{children}</p>
      {product.isSoldOut ? <p>품절</p> : <Price price={product.discountPrice} rate={product.saleRate} size="sm" />}
    </div>
  </Root>
);
