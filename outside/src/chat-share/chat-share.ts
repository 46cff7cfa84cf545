import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { html } from '../html.ts';
import { makeShowPage } from '../providers/provider-page.ts';
import { providerCss } from '../providers/style.ts';
import { type Feed, readFeed } from './feed.ts';

/** The key with which the market is registered. */
const chatShareKey = 'chat-share-stand-in';

interface ShareQuery {
  Querystring: { key?: string; feed?: string };
}

/** The chat app: its script, and the window for choosing the receivers of a page. */
export async function chatShare(app: FastifyInstance): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'client-script.js'), 'utf8');
  const showPage = makeShowPage('모여톡', '/chat-share');
  const sent: Feed[] = [];

  app.get('/chat-share/client-script.js', { config: { faultPoint: 'chat-share' } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
      .send(script),
  );
  app.get('/chat-share/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(providerCss({ brand: '#fee500', onBrand: '#191919' })),
  );
  app.get<ShareQuery>('/chat-share', ({ query }, reply) => {
    const feed = readFeed(query.feed);
    if (query.key !== chatShareKey || !feed) {
      const content = html`<p>등록되지 않은 서비스이거나 보낼 내용이 없습니다.</p>`;
      return showPage(reply, { title: '공유할 수 없습니다', content }, 400);
    }
    sent.unshift(feed);
    return showPage(reply, {
      title: '친구에게 보내기',
      content: html`<fieldset>
          <legend>${feed.title}</legend>
          <p>${feed.description}</p>
          <p class="note">${feed.url}</p>
        </fieldset>
        <p class="note">실제 채팅방으로는 보내지 않습니다.</p>`,
    });
  });
  app.get('/chat-share.json', () => ({ list: sent.slice(0, 100) }));
}
