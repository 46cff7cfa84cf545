import type { ProductCard } from '@jangteo/contract';
import { Button, styled } from '@jangteo/ui';
import { ChosenProducts } from '../../products/chosen-products.tsx';

const mostCited = 3;

const Root = styled('section', {
  base: {
    gridColumn: '1 / -1',
    marginBottom: '2',
  },
});

interface CitedFieldsProps {
  products: readonly ProductCard[];
  disabled: boolean;
  onChange: (products: ProductCard[]) => void;
  /** Opens the search for one more. */
  onSearch: () => void;
}

/** The products that a reply cites, while it is written. */
export const CitedFields = ({ products, disabled, onChange, onSearch }: CitedFieldsProps) => (
  <Root aria-label="곁들일 상품">
    <ChosenProducts products={products} disabled={disabled} onChange={onChange} />
    <Button size="sm" look="outline" disabled={disabled || products.length >= mostCited} onClick={onSearch}>
      상품 곁들이기 {products.length}/{mostCited}
    </Button>
  </Root>
);
