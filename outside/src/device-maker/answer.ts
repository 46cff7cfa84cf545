import { randomBytes } from 'node:crypto';
import { scriptJson } from '@jangteo/contract/rendering';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../html.ts';
import type { ShowPage } from '../providers/provider-page.ts';
import type { AuthorizeQuery } from './authorize-query.ts';

export type Answer =
  | {
      authorization: { code: string; id_token: string; state: string };
      /** Sent the first time only. */
      user?: { name: { firstName: string; lastName: string }; email: string };
    }
  | { error: string; state: string };

/** Sends the result to the client: as a message to the opener, or as a form to its landing page. */
export const makeSendAnswer =
  (showPage: ShowPage) =>
  (reply: FastifyReply, { response_mode: mode, redirect_uri: redirectUri = '' }: AuthorizeQuery, answer: Answer) => {
    const scriptNonce = randomBytes(16).toString('base64');
    const content =
      mode === 'web_message' ? message(redirectUri, answer, scriptNonce) : form(redirectUri, answer, scriptNonce);
    return showPage(reply, { title: '장터로 돌아가는 중', content, scriptNonce });
  };

const inScript = (value: unknown): Html => new Html(scriptJson(value));

function message(redirectUri: string, answer: Answer, nonce: string): Html {
  const data = JSON.stringify({ method: 'oauthDone', data: answer });
  return html`<p>이 창은 곧 닫힙니다.</p>
    <script nonce="${nonce}">window.opener?.postMessage(${inScript(data)}, ${inScript(new URL(redirectUri).origin)});</script>`;
}

function form(redirectUri: string, answer: Answer, nonce: string): Html {
  const fields = Object.entries('error' in answer ? answer : { ...answer.authorization, user: answer.user });
  return html`<form id="answer" method="post" action="${redirectUri}">
    ${fields.map(([name, value]) => (value === undefined ? html`` : html`<input type="hidden" name="${name}" value="${asText(value)}">`))}
    <noscript><button class="main">계속하기</button></noscript>
  </form>
  <script nonce="${nonce}">document.getElementById('answer').submit();</script>`;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
