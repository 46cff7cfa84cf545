import type { ProductCard } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { prepareOverlays } from '@jangteo/overlay';
import { crossToSeller } from '@jangteo/page';
import { styled } from '@jangteo/ui';
import { ProductSummary } from './product-summary.tsx';

const Root = styled('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '6',
    '& > li': { position: 'relative', padding: '3', borderWidth: '1px', borderRadius: 'lg' },
    '& > li:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus' },
    '& a': { outline: 'none', _after: { content: '""', position: 'absolute', inset: '0' } },
  },
});

/** The products that a text links to. Each leads to its seller over the bridge, which counts the view. */
export const LinkedProducts = ({ products }: { products: readonly ProductCard[] }) =>
  products.length > 0 && (
    <Root aria-label="함께 보는 상품">
      {products.map((product, index) => (
        <li key={product.productNo}>
          <ProductSummary product={product}>
            <Link
              to={product.url}
              onPointerEnter={prepareOverlays}
              onClick={(event) =>
                crossToSeller(event, product, { listComponentName: 'community linked product', order: index + 1 })
              }
            >
              {product.title}
            </Link>
          </ProductSummary>
        </li>
      ))}
    </Root>
  );
