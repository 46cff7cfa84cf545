import type { ProductCard } from '@jangteo/contract';
import { IconButton, styled } from '@jangteo/ui';
import { ProductSummary } from './product-summary.tsx';

const Root = styled('ul', {
  base: {
    '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', paddingBlock: '1' },
    '& > li > div': { minWidth: '0' },
  },
});

interface ChosenProductsProps {
  products: readonly ProductCard[];
  disabled: boolean;
  onChange: (products: ProductCard[]) => void;
}

/** The products of a text that is being written; each can be removed. */
export const ChosenProducts = ({ products, disabled, onChange }: ChosenProductsProps) => (
  <Root>
    {products.map((product) => (
      <li key={product.productNo}>
        <ProductSummary product={product}>{product.title}</ProductSummary>
        <IconButton
          icon="close"
          label={`${product.title} 빼기`}
          disabled={disabled}
          onClick={() => onChange(products.filter((other) => other !== product))}
        />
      </li>
    ))}
  </Root>
);
