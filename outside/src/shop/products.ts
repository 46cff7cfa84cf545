import type { FastifyInstance } from 'fastify';
import { readCookie, writeCookie } from '../cookies.ts';
import { html } from '../html.ts';
import type { Frame } from './frame.ts';
import type { OpenedProducts } from './opened-products.ts';
import { priceForm } from './price-pages.ts';
import { priceText } from './price-text.ts';
import type { SellerPrices } from './seller-prices.ts';
import { readProductList, withProduct, writeProductList } from './visited-product.ts';

interface ProductRoute {
  Params: { shop: string; id: string };
  Querystring: Record<string, string | string[]>;
}

interface ProductPageContext {
  opened: OpenedProducts;
  prices: SellerPrices;
}

export function productPages(app: FastifyInstance, frame: Frame, { opened, prices }: ProductPageContext): void {
  app.get<ProductRoute>('/:shop/products/:id(^\\d{1,10}$)', (request, reply) => {
    const product = { shop: request.params.shop, productId: Number(request.params.id) };
    const parameters = Object.fromEntries(
      Object.entries(request.query).map(([name, value]) => [name, [value].flat().join(', ')]),
    );
    opened.add({ at: new Date().toISOString(), ...product, parameters });

    const recent = withProduct(readProductList(readCookie(request, 'recent')), product);
    writeCookie(reply, 'recent', writeProductList(recent));
    return frame(reply, {
      title: `${product.shop} 상품 ${product.productId}번`,
      content: html`<div class="photo" role="img" aria-label="상품 사진">상품 사진</div>
        <table>
          <tr><th>판매자</th><td>${product.shop}</td></tr>
          <tr><th>상품번호</th><td>${product.productId}</td></tr>
          <tr><th>판매가</th><td>${priceText(prices.of(product))}</td></tr>
          <tr><th>배송</th><td>오후 1시 이전 주문 시 당일 발송, 평균 1~2일</td></tr>
          <tr><th>교환·반품</th><td>받으신 날부터 7일 이내 판매자에게 신청 (신선식품은 상품에 문제가 있을 때)</td></tr>
        </table>
        <div class="buttons">
          <form method="post" action="/basket">
            <input type="hidden" name="shop" value="${product.shop}">
            <input type="hidden" name="productId" value="${product.productId}">
            <button class="light">장바구니 담기</button>
          </form>
          <a class="button" href="/my/orders">바로 구매</a>
        </div>
        <p class="note">주문, 배송, 교환과 반품은 판매자가 직접 책임집니다. 시연용 페이지라 결제는 되지 않습니다.</p>
        ${priceForm(product, prices.of(product))}`,
    });
  });
}
