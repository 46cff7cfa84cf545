import type { ProductCard } from '@jangteo/contract';
import { Button, IconButton, styled } from '@jangteo/ui';
import { useState } from 'react';
import { ProductPicker } from '../products/product-picker.tsx';
import { ProductSummary } from '../products/product-summary.tsx';

const mostProducts = 5;

const Root = styled('section', {
  base: {
    marginTop: '6',
    '& > h2': { marginBottom: '2', fontSize: 'md', fontWeight: 'semibold' },
    '& > ul:not(:empty)': { marginBottom: '2' },
    '& li': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', paddingBlock: '1' },
    '& li > div': { minWidth: '0' },
  },
});

interface ProductFieldsProps {
  products: readonly ProductCard[];
  disabled: boolean;
  onChange: (products: ProductCard[]) => void;
}

/** The products that a text links to. */
export function ProductFields({ products, disabled, onChange }: ProductFieldsProps) {
  const [isPicking, setIsPicking] = useState(false);
  const add = (product: ProductCard) => {
    setIsPicking(false);
    if (!products.some(({ productNo }) => productNo === product.productNo)) onChange([...products, product]);
  };
  return (
    <Root aria-label="상품">
      <h2>
        상품 {products.length}/{mostProducts}
      </h2>
      <ul>
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
      </ul>
      <Button
        look="outline"
        stretched
        disabled={disabled || products.length >= mostProducts}
        onClick={() => setIsPicking(true)}
      >
        상품 넣기
      </Button>
      <ProductPicker open={isPicking} onClose={() => setIsPicking(false)} onPick={add} />
    </Root>
  );
}
