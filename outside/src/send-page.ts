import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

interface Page {
  title: string;
  head: Html;
  body: Html;
  /** What the page may load besides its own style sheets and the pictures in it. */
  policy?: readonly string[];
  headers?: Record<string, string>;
}

const basePolicy = ["default-src 'none'", "style-src 'self'", 'img-src data:'];

export const sendPage = (reply: FastifyReply, { title, head, body, policy = [], headers }: Page): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': [...basePolicy, ...policy, "frame-ancestors 'none'"].join('; '),
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .send(
      html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>`.text,
    );
