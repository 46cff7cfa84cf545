import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../html.ts';
import type { Frame } from './frame.ts';
import { priceText } from './price-text.ts';
import type { SellerPrices } from './seller-prices.ts';
import { productPath, type VisitedProduct } from './visited-product.ts';

interface PriceRoute {
  Params: { shop: string; id: string };
  Body: { price?: string } | undefined;
}

/** Stands in for the seller's back office: a visitor of the stand-in may change prices as the seller. */
export const priceForm = (product: VisitedProduct, price: number | undefined): Html =>
  html`<h2>판매자라면</h2>
    <form method="post" action="${productPath(product)}/price">
      <p><label>판매가(원) <input name="price" type="number" min="0" max="100000000" required value="${price ?? ''}"></label></p>
      <button class="light">판매가 바꾸기</button>
    </form>`;

export function pricePages(app: FastifyInstance, frame: Frame, prices: SellerPrices): void {
  app.post<PriceRoute>('/:shop/products/:id(^\\d{1,10}$)/price', ({ params, body }, reply) => {
    const product = { shop: params.shop, productId: Number(params.id) };
    const price = body?.price ?? '';
    if (!/^\d{1,9}$/.test(price)) {
      const content = html`<p>판매가는 0원부터 999,999,999원까지 숫자로 적어 주세요.</p>`;
      return frame(reply, { title: '판매가를 바꾸지 못했습니다', content }, 422);
    }
    prices.set(product, Number(price));
    return frame(reply, {
      title: '판매가를 바꾸었습니다',
      content: html`<p>${product.shop} 상품 ${product.productId}번: ${priceText(prices.of(product))}</p>
        <p class="note">장터는 한 상품의 가격을 1분에 한 번까지만 물어봅니다.</p>
        <p class="buttons"><a class="button" href="${productPath(product)}">상품 보기</a></p>`,
    });
  });
}
