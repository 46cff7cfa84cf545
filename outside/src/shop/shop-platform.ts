import type { FastifyInstance } from 'fastify';
import { html } from '../html.ts';
import { basketPages } from './basket.ts';
import { makeFrame } from './frame.ts';
import type { GrantedPoints } from './granted-points.ts';
import { loginPages } from './login.ts';
import { myPages } from './my-pages.ts';
import { OpenedProducts } from './opened-products.ts';
import { pointPages } from './point-pages.ts';
import { pricePages } from './price-pages.ts';
import { productPages } from './products.ts';
import { recordPages } from './records.ts';
import type { SellerPrices } from './seller-prices.ts';
import { shopFronts } from './shop-fronts.ts';
import { shopCss } from './style.ts';

/** The platform that hosts the sellers' shops: everything after a buyer leaves the market. */
export function shopPlatform(
  app: FastifyInstance,
  marketUrl: string,
  { granted, prices }: { granted: GrantedPoints; prices: SellerPrices },
): void {
  const frame = makeFrame(marketUrl);
  const opened = new OpenedProducts();

  app.get('/shop.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(shopCss));
  app.get('/', (_request, reply) =>
    frame(reply, {
      title: '온동네몰',
      content: html`<p>동네 판매자들이 직접 운영하는 쇼핑몰입니다. 상품은 장터에서 골라 보세요.</p>
        <p class="buttons"><a class="button" href="${marketUrl}">장터에서 상품 보기</a></p>`,
    }),
  );
  productPages(app, frame, { opened, prices });
  shopFronts(app, frame);
  pricePages(app, frame, prices);
  basketPages(app, frame);
  loginPages(app, frame, marketUrl);
  myPages(app, frame);
  pointPages(app, frame, granted);
  recordPages(app, frame, opened);
  app.setNotFoundHandler((_request, reply) =>
    frame(reply, { title: '페이지를 찾을 수 없습니다', content: html`<p>주소를 다시 확인해 주세요.</p>` }, 404),
  );
}
