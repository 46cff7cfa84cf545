import type { ProductCard } from '@jangteo/contract';
import { Button, styled } from '@jangteo/ui';
import { useState } from 'react';
import { ChosenProducts } from '../../products/chosen-products.tsx';
import { ProductPicker } from '../../products/product-picker.tsx';

const mostProducts = 5;

const Root = styled('section', {
  base: {
    marginTop: '6',
    '& > h2': { marginBottom: '2', fontSize: 'md', fontWeight: 'semibold' },
    '& > ul:not(:empty)': { marginBottom: '2' },
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
      <ChosenProducts products={products} disabled={disabled} onChange={onChange} />
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
