import type { FastifyReply } from 'fastify';
import { Html, html } from '../html.ts';
import { providerCss } from '../providers/style.ts';
import type { Message } from './message.ts';

const css = `${providerCss({ brand: '#3a4a5c', onBrand: '#fff' })}
li { margin: 0 0 16px; padding: 12px 14px; border-radius: 12px; background: #eef1f4; }
ul { margin: 0; padding: 0; list-style: none; }
time { display: block; color: #5c6066; font-size: 12px; }
`;

const timeInKorea = (at: string): string => new Date(at).toLocaleTimeString('ko-KR', { timeZone: 'Asia/Seoul' });

/** The messages that were sent in this run, the newest first. */
export const messagesPage = (reply: FastifyReply, messages: Message[]): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .send(
      html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>문자 메시지</title>
<link rel="icon" href="data:,">
<style>${new Html(css)}</style>
</head>
<body>
<header>문자 메시지 <span>시연용</span></header>
<main>
${
  messages.length > 0
    ? html`<ul>${messages.map(
        ({ to, text, at }) => html`<li><strong>${to}</strong><p>${text}</p><time>${timeInKorea(at)}</time></li>`,
      )}</ul>`
    : html`<p>아직 받은 문자가 없습니다.</p>`
}
</main>
<footer>실제로는 문자가 발송되지 않습니다.</footer>
</body>
</html>`.text,
    );
