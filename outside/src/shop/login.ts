import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../cookies.ts';
import { html } from '../html.ts';
import type { Frame } from './frame.ts';

interface ReturnQuery {
  Querystring: { returnUrl?: string };
}

export function loginPages(app: FastifyInstance, frame: Frame, marketUrl: string): void {
  app.get<ReturnQuery>('/login', (request, reply) =>
    frame(reply, {
      title: '로그인',
      content: html`<p>주문과 쿠폰, 적립금을 보려면 로그인해 주세요.</p>
        <form method="post" action="/login">
          <input type="hidden" name="returnUrl" value="${ownPath(request.query.returnUrl)}">
          <div class="buttons"><button>시연용 고객으로 로그인</button></div>
        </form>`,
    }),
  );

  app.post<{ Body: { returnUrl?: string } | undefined }>('/login', (request, reply) => {
    writeCookie(reply, 'member', 'demo');
    const query = new URLSearchParams({ returnUrl: ownPath(request.body?.returnUrl) });
    return reply.redirect(`/login/result?${query}`, 303);
  });

  app.get<ReturnQuery>('/login/result', (request, reply) => {
    const signedIn = isSignedIn(request);
    const next = ownPath(request.query.returnUrl);
    return frame(reply, {
      title: signedIn ? '로그인되었습니다' : '로그인하지 못했습니다',
      content: html`<div class="buttons">
        <a class="button light" href="${marketUrl}">장터로 가기</a>
        <a class="button" href="${signedIn ? next : '/login'}">${signedIn ? '계속하기' : '다시 로그인'}</a>
      </div>`,
    });
  });

  app.get('/logout', (_request, reply) => {
    writeCookie(reply, 'member', '');
    return frame(reply, {
      title: '로그아웃되었습니다',
      content: html`<p class="buttons"><a class="button" href="${marketUrl}">장터로 가기</a></p>`,
    });
  });
}

const isSignedIn = (request: FastifyRequest): boolean => readCookie(request, 'member') === 'demo';

/** For a customer's own pages: redirects a caller who is not signed in to the login, which leads back. */
export async function requireSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (isSignedIn(request)) return undefined;
  return reply.redirect(`/login?${new URLSearchParams({ returnUrl: ownPath(request.url) })}`, 303);
}

/** A login redirects within this shop only. */
const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\w\-./?=&%]*$/.test(path) ? path : '/my/orders';
