import type { FastifyInstance } from 'fastify';
import { readCookie } from '../cookies.ts';
import { html } from '../html.ts';
import type { Frame } from './frame.ts';
import { productTable } from './product-table.ts';
import { readProductList } from './visited-product.ts';

/** The home page of each seller's shop, to which the market's store page links. */
export function shopFronts(app: FastifyInstance, frame: Frame): void {
  // A file that browsers request by themselves, such as favicon.ico, is no shop.
  app.get<{ Params: { shop: string } }>('/:shop(^[^.]+$)', (request, reply) => {
    const { shop } = request.params;
    const seen = readProductList(readCookie(request, 'recent')).filter((product) => product.shop === shop);
    return frame(reply, {
      title: shop,
      content: html`<p>${shop}에서 직접 운영하는 쇼핑몰입니다. 주문과 배송, 교환과 반품은 ${shop}에서 책임집니다.</p>
        ${productTable(seen, '이 쇼핑몰에서 본 상품이 아직 없습니다. 상품은 장터에서 골라 보세요.')}`,
    });
  });
}
