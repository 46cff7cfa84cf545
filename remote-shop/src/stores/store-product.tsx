import type { ProductCard } from '@jangteo/contract';
import { Picture, Price, styled } from '@jangteo/ui';
import { HeartButton } from '../likes/heart-button.tsx';
import { coveringLinkStyles } from '../products/covering-link-styles.ts';
import { ProductLink } from '../products/product-link.tsx';
import { ReturnedTo } from '../returning/returned-to.tsx';

const Root = styled('div', {
  base: {
    position: 'relative',
    '& [data-part=picture]': { position: 'relative' },
    '& [data-part=title]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      marginTop: '1.5',
      marginBottom: '0.5',
      fontSize: 'sm',
    },
    '& [data-part=title] > a': coveringLinkStyles,
  },
});

export function StoreProduct({ product }: { product: ProductCard }) {
  return (
    <Root>
      <div data-part="picture">
        <Picture
          src={product.imageUrl}
          alt=""
          width={240}
          height={240}
          sizes="(min-width: 480px) 144px, calc((100vw - 48px) / 3)"
          corners="md"
        />
        <HeartButton kind="product" id={product.productNo} name={product.title} />
        <ReturnedTo product={product} />
      </div>
      <p data-part="title">
        <ProductLink product={product}>{product.title}</ProductLink>
      </p>
      <Price price={product.discountPrice} rate={product.saleRate} size="sm" />
    </Root>
  );
}
