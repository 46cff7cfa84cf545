import type { FastifyInstance } from 'fastify';
import { readCookie, writeCookie } from '../cookies.ts';
import { html } from '../html.ts';
import type { Frame } from './frame.ts';
import { productTable } from './product-table.ts';
import { readProductList, withProduct, writeProductList } from './visited-product.ts';

export function basketPages(app: FastifyInstance, frame: Frame): void {
  app.get('/basket', (request, reply) => {
    const products = readProductList(readCookie(request, 'basket'));
    return frame(reply, {
      title: '장바구니',
      content: html`${productTable(products, '장바구니에 담은 상품이 없습니다.')}
        <p class="note">상품마다 판매자가 달라 주문과 배송도 따로 진행됩니다.</p>`,
    });
  });

  app.post<{ Body: { shop?: string; productId?: string } | undefined }>('/basket', (request, reply) => {
    const { shop, productId } = request.body ?? {};
    if (shop && /^\d{1,10}$/.test(productId ?? '')) {
      const basket = withProduct(readProductList(readCookie(request, 'basket')), {
        shop,
        productId: Number(productId),
      });
      writeCookie(reply, 'basket', writeProductList(basket));
    }
    return reply.redirect('/basket', 303);
  });
}
