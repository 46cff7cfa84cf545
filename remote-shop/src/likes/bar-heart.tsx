import type { ProductCard } from '@jangteo/contract';
import { Icon, styled } from '@jangteo/ui';
import { useLike } from './use-like.ts';

const Root = styled('button', {
  base: {
    '&&': { flex: '0 0 3.25rem' },
    display: 'grid',
    placeItems: 'center',
    minHeight: '3.25rem',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    color: 'fg.muted',
    _active: { bg: 'bg.muted' },
    '&[aria-pressed=true]': { color: 'red.500' },
  },
});

/** The heart in the action bar of a product's page. */
export function BarHeart({ product: { productNo, title } }: { product: ProductCard }) {
  const { isLiked, toggle } = useLike({ kind: 'product', id: productNo });
  return (
    <Root type="button" aria-pressed={isLiked} aria-label={`${title} 찜하기`} onClick={toggle}>
      <Icon name={isLiked ? 'heart-filled' : 'heart'} />
    </Root>
  );
}
