import type { ProductCard } from '@jangteo/contract';
import { Picture, Price, styled } from '@jangteo/ui';
import { ProductLink } from './product-link.tsx';

const Root = styled(ProductLink, {
  base: {
    display: 'grid',
    gridTemplateColumns: '4rem 1fr',
    gap: '3',
    alignItems: 'center',
    borderRadius: 'md',
    '& > div': { minWidth: '0' },
    '& [data-part=title]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'md',
      marginBottom: '0.5',
    },
  },
});

/** A product in one line, where several stand below what they belong to. */
export function ProductRow({ product }: { product: ProductCard }) {
  return (
    <Root product={product}>
      <Picture src={product.imageUrl} alt="" width={128} height={128} sizes="64px" corners="md" />
      <div>
        <p data-part="title">{product.title}</p>
        <Price price={product.discountPrice} rate={product.saleRate} size="sm" />
      </div>
    </Root>
  );
}
