import type { ProductCard } from '@jangteo/contract';
import { Picture, Price, styled } from '@jangteo/ui';
import { HeartButton } from '../likes/heart-button.tsx';
import { coveringLinkStyles } from './covering-link-styles.ts';
import { ProductLink } from './product-link.tsx';

const Root = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    // Large text stands below the picture.
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    paddingRight: '10',
    '& > :first-child': { flex: '0 0 4rem' },
    '& > div': { flex: '1 1 5rem', minWidth: '0' },
    '& [data-part=title]': { lineClamp: '2', fontSize: 'md', lineHeight: 'snug', marginBottom: '0.5' },
    '& [data-part=title] > a': coveringLinkStyles,
    '& > [data-part=heart]': { top: '0', margin: 'auto 0', right: '-1.5' },
  },
});

/** A product in one line, for lists below a store or region. */
export function ProductRow({ product }: { product: ProductCard }) {
  return (
    <Root>
      <Picture src={product.imageUrl} alt="" width={128} height={128} sizes="64px" corners="md" />
      <div>
        <p data-part="title">
          <ProductLink product={product}>{product.title}</ProductLink>
        </p>
        <Price price={product.discountPrice} rate={product.saleRate} size="sm" />
      </div>
      <HeartButton kind="product" id={product.productNo} name={product.title} />
    </Root>
  );
}
