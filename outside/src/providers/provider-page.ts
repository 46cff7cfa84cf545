import type { FastifyReply } from 'fastify';
import { type Html, html } from '../html.ts';

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
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': [
          "default-src 'none'",
          "style-src 'self'",
          'img-src data:',
          "frame-ancestors 'none'",
          ...(scriptNonce ? [`script-src 'nonce-${scriptNonce}'`] : []),
        ].join('; '),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(
        html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/style.css">
</head>
<body>
<header><b>${brand}</b><span>시연용</span></header>
<main><h1>${title}</h1>
${content}
</main>
<footer>실제 서비스가 아닌 시연용 화면입니다. 실제 개인정보를 쓰지 않습니다.</footer>
</body>
</html>`.text,
      );
