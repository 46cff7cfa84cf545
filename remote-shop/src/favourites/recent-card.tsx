import type { ProductCard as Product } from '@jangteo/contract';
import { Icon, styled } from '@jangteo/ui';
import { pictureSizes } from '../picture-sizes.ts';
import { ProductCard } from '../products/product-card.tsx';

const Root = styled('div', {
  base: {
    position: 'relative',
    '& > button': {
      position: 'absolute',
      zIndex: '2',
      top: '0',
      right: '0',
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
    },
    '& > button > span': {
      display: 'grid',
      placeItems: 'center',
      width: '7',
      height: '7',
      borderRadius: 'full',
      bg: 'rgb(27 29 31 / 58%)',
      color: 'white',
    },
  },
});

interface RecentCardProps {
  product: Product;
  onRemove: () => void;
}

export const RecentCard = ({ product, onRemove }: RecentCardProps) => (
  <Root>
    <ProductCard product={product} sizes={pictureSizes.half} />
    <button type="button" data-part="remove" aria-label={`${product.title} 지우기`} onClick={onRemove}>
      <span>
        <Icon name="close" size={16} />
      </span>
    </button>
  </Root>
);
