import type { FastifyReply } from 'fastify';
import { type Html, html } from '../html.ts';
import { sendPage } from '../send-page.ts';

interface ProviderPage {
  title: string;
  content: Html;
  /** The nonce of the page's one script, if it has one. */
  scriptNonce?: string;
}

export type ShowPage = (reply: FastifyReply, page: ProviderPage, status?: number) => FastifyReply;

/** Renders a provider's page for a small window. `base` is the path of its style sheet. */
export const makeShowPage =
  (brand: string, base: string): ShowPage =>
  (reply, { title, content, scriptNonce }, status = 200) =>
    sendPage(reply.code(status), {
      title: `${title} | ${brand}`,
      head: html`<link rel="stylesheet" href="${base}/style.css">`,
      body: html`<header><b>${brand}</b><span>시연용</span></header>
<main><h1>${title}</h1>
${content}
</main>
<footer>실제 서비스가 아닌 시연용 화면입니다. 실제 개인정보를 쓰지 않습니다.</footer>`,
      policy: scriptNonce ? [`script-src 'nonce-${scriptNonce}'`] : [],
      headers: { 'referrer-policy': 'no-referrer' },
    });
