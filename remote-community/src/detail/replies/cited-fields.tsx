import type { ProductCard } from '@jangteo/contract';
import { Button, IconButton, styled } from '@jangteo/ui';
import { ProductSummary } from '../../products/product-summary.tsx';

const mostCited = 3;

const Root = styled('section', {
  base: {
    gridColumn: '1 / -1',
    marginBottom: '2',
    '& li': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', paddingBottom: '1' },
    '& li > div': { minWidth: '0' },
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
    <Button size="sm" look="outline" disabled={disabled || products.length >= mostCited} onClick={onSearch}>
      상품 곁들이기 {products.length}/{mostCited}
    </Button>
  </Root>
);
