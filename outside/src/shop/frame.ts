import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../cookies.ts';
import { type Html, html } from '../html.ts';
import { sendPage } from '../send-page.ts';

interface Page {
  title: string;
  content: Html;
}

/** Renders a page in the look of the shop platform, which differs from the market's. */
export type Frame = (reply: FastifyReply, page: Page, status?: number) => FastifyReply;

/** A cookie that the market sets on the shared parent domain, with the market page that the customer came from. */
function returnPath(request: FastifyRequest): string {
  const kept = readCookie(request, 'shopReturnPath');
  const path = /%(?![\dA-F]{2})/i.test(kept) ? '' : decodeURIComponent(kept);
  return /^\/(?![/\\])/.test(path) ? path : '';
}

const links = [
  ['/my/orders', '주문·배송'],
  ['/basket', '장바구니'],
  ['/my/coupons', '쿠폰'],
  ['/my/points', '적립금'],
  ['/my/liked', '관심상품'],
  ['/my/recently-viewed', '최근 본 상품'],
  ['/my/addresses', '배송지'],
] as const;

export const makeFrame =
  (marketUrl: string): Frame =>
  (reply, { title, content }, status = 200) =>
    sendPage(reply.code(status), {
      title: `${title} | 온동네몰`,
      head: html`<link rel="stylesheet" href="/shop.css">`,
      body: html`<header class="mall">
  <p class="top"><a href="${marketUrl}${returnPath(reply.request)}">← 장터로 돌아가기</a><span>판매자 쇼핑몰 통합 서비스</span></p>
  <p class="logo"><a href="/">ONDONGNE<b>MALL</b></a></p>
  <nav aria-label="쇼핑몰 메뉴">${links.map(([address, label]) => html`<a href="${address}">${label}</a>`)}</nav>
</header>
<main><h1>${title}</h1>
${content}
</main>
<footer><p>온동네몰은 장터를 시연하기 위한 가상의 쇼핑몰입니다. 실제 주문과 결제는 이루어지지 않습니다.</p>
<p><a href="/records">유입 기록 보기</a></p></footer>`,
      headers: { 'referrer-policy': 'same-origin' },
    });
