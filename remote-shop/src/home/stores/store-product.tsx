import type { ProductCard } from '@jangteo/contract';
import { Picture, Price, styled } from '@jangteo/ui';
import { ProductLink } from '../../products/product-link.tsx';

const Root = styled(ProductLink, {
  base: {
    display: 'block',
    borderRadius: 'md',
    '& [data-part=title]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      marginTop: '1.5',
      marginBottom: '0.5',
      fontSize: 'sm',
    },
  },
});

export function StoreProduct({ product }: { product: ProductCard }) {
  return (
    <Root product={product}>
      <Picture
        src={product.imageUrl}
        alt=""
        width={240}
        height={240}
        sizes="(min-width: 480px) 144px, calc((100vw - 48px) / 3)"
        corners="md"
      />
      <p data-part="title">{product.title}</p>
      <Price price={product.discountPrice} rate={product.saleRate} size="sm" />
    </Root>
  );
}
