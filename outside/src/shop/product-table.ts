import { type Html, html } from '../html.ts';
import { productPath, type VisitedProduct } from './visited-product.ts';

export function productTable(products: readonly VisitedProduct[], whenNone: string): Html {
  if (products.length === 0) return html`<p class="none">${whenNone}</p>`;
  const rows = products.map(
    (product) => html`<tr>
      <td><a href="${productPath(product)}">상품 ${product.productId}번</a></td>
      <td>${product.shop}</td>
    </tr>`,
  );
  return html`<table><tr><th>상품</th><th>판매자</th></tr>${rows}</table>`;
}
