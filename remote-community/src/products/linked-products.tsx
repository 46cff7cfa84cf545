import { track } from '@jangteo/analytics';
import type { ProductCard } from '@jangteo/contract';
import { isPlainClick, Link } from '@jangteo/navigation';
import { openBridge, prepareOverlays } from '@jangteo/overlay';
import { styled } from '@jangteo/ui';
import type { MouseEvent } from 'react';
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
              onClick={(event) => cross(event, product, index + 1)}
            >
              {product.title}
            </Link>
          </ProductSummary>
        </li>
      ))}
    </Root>
  );

function cross(event: MouseEvent, product: ProductCard, order: number): void {
  const { productNo, categoryNo, price, discountPrice, url, title, shopId, shopName } = product;
  track('click item', {
    item_id: productNo,
    category_id: categoryNo,
    price,
    discounted_price: discountPrice,
    order,
  });
  if (!isPlainClick(event)) return;
  event.preventDefault();
  openBridge({
    url,
    title,
    shopId,
    shopName,
    productNo,
    categoryId: categoryNo,
    searchProduct: product,
    listComponentName: 'community linked product',
    order,
  });
}
