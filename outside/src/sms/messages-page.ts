import type { FastifyReply } from 'fastify';
import { html } from '../html.ts';
import { providerCss } from '../providers/style.ts';
import { sendPage } from '../send-page.ts';
import type { Message } from './message.ts';

export const messagesCss = `${providerCss({ brand: '#3a4a5c', onBrand: '#fff' })}
li { margin: 0 0 16px; padding: 12px 14px; border-radius: 12px; background: #eef1f4; }
ul { margin: 0; padding: 0; list-style: none; }
time { display: block; color: #5c6066; font-size: 12px; }
`;

const timeInKorea = (at: string): string => new Date(at).toLocaleTimeString('ko-KR', { timeZone: 'Asia/Seoul' });

/** The messages that were sent in this run, the newest first. */
export const messagesPage = (reply: FastifyReply, messages: Message[]): FastifyReply =>
  sendPage(reply, {
    title: '문자 메시지',
    head: html`<meta http-equiv="refresh" content="3">
<link rel="stylesheet" href="/sms/style.css">`,
    body: html`<header>문자 메시지 <span>시연용</span></header>
<main>
${
  messages.length > 0
    ? html`<ul>${messages.map(
        ({ to, text, at }) => html`<li><strong>${to}</strong><p>${text}</p><time>${timeInKorea(at)}</time></li>`,
      )}</ul>`
    : html`<p>아직 받은 문자가 없습니다.</p>`
}
</main>
<footer>실제로는 문자가 발송되지 않습니다.</footer>`,
  });
