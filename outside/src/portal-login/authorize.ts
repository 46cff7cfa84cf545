import type { FastifyInstance, FastifyReply } from 'fastify';
import { readCookie, writeCookie } from '../cookies.ts';
import { html } from '../html.ts';
import type { ShowPage } from '../providers/provider-page.ts';
import { makeIsRegistered } from '../providers/registered-redirect.ts';
import { findClient, type PortalClient } from './client.ts';
import { type PortalGrants, tokenSeconds } from './grants.ts';
import { findPersona, itemLabels, type PortalPersona, portalItems, portalPersonas } from './personas.ts';

interface AuthorizeQuery {
  response_type?: string;
  client_id?: string;
  redirect_uri?: string;
  state?: string;
  code_challenge?: string;
  code_challenge_method?: string;
  /** `reprompt` asks for consent again, also where it was given before. */
  auth_type?: string;
}

interface Context {
  grants: PortalGrants;
  marketUrl: string;
  showPage: ShowPage;
  now: () => Date;
}

const cookieName = 'portal';
const authorizePath = '/portal/oauth2.0/authorize';
const requiredItems = ['email', 'gender', 'birthyear', 'mobile'];

export function authorizePages(app: FastifyInstance, { grants, marketUrl, showPage, now }: Context): void {
  const personaOf = (id: string | undefined) => findPersona(id, now());

  /** Nobody else is sent anything, errors included. */
  const clientOf = ({ client_id, redirect_uri }: AuthorizeQuery): PortalClient | undefined => {
    const client = findClient(client_id);
    return client && makeIsRegistered(marketUrl, client.landing)(redirect_uri) ? client : undefined;
  };

  const answer = (reply: FastifyReply, query: AuthorizeQuery, persona: PortalPersona) => {
    if (persona.fails) return sendError(reply, query, 'server_error', 'Internal Server Error');
    const { client_id: clientId = '', redirect_uri: redirectUri, code_challenge: codeChallenge } = query;
    const asked = { clientId, personaId: persona.id, redirectUri, codeChallenge };
    return query.response_type === 'code'
      ? sendBack(reply, query, '?', { code: grants.issueCode(asked) })
      : sendBack(reply, query, '#', {
          access_token: grants.issueToken(asked),
          token_type: 'bearer',
          expires_in: String(tokenSeconds),
        });
  };

  app.get<{ Querystring: AuthorizeQuery }>(authorizePath, (request, reply) => {
    const { query } = request;
    const client = clientOf(query);
    if (!client) return showPage(reply, wrongClient, 400);
    if (!['token', 'code'].includes(query.response_type ?? '')) {
      return sendError(reply, query, 'unsupported_response_type', 'unsupported response type');
    }
    if (query.code_challenge && query.code_challenge_method !== 'S256') {
      return sendError(reply, query, 'invalid_request', 'unsupported code_challenge_method');
    }
    const persona = personaOf(readCookie(request, cookieName));
    if (!persona) return showPage(reply, accountPage(client, portalPersonas(now()), query));
    const isAgreed = grants.agreedItems(client.id, persona.id) !== undefined && query.auth_type !== 'reprompt';
    return isAgreed ? answer(reply, query, persona) : showPage(reply, consentPage(client, persona, query));
  });

  app.post<{ Body: Record<string, string> | undefined }>('/portal/login', ({ body = {} }, reply) => {
    const persona = personaOf(body.persona);
    writeCookie(reply, cookieName, persona?.id ?? '');
    return reply.redirect(`${authorizePath}?${body.request ?? ''}`, 303);
  });

  app.post<{ Body: Record<string, string> | undefined }>('/portal/oauth2.0/consent', (request, reply) => {
    const { request: asked = '', decision, ...items } = request.body ?? {};
    const query: AuthorizeQuery = Object.fromEntries(new URLSearchParams(asked));
    const persona = personaOf(readCookie(request, cookieName));
    const client = clientOf(query);
    if (!client || !persona) return showPage(reply, wrongClient, 400);
    if (decision !== 'agree') return sendError(reply, query, 'access_denied', 'Canceled By User');
    grants.agree(
      client.id,
      persona.id,
      portalItems.filter((item) => item in items),
    );
    return answer(reply, query, persona);
  });
}

function sendBack(reply: FastifyReply, query: AuthorizeQuery, by: '?' | '#', values: Record<string, string>) {
  const parameters = new URLSearchParams({ ...values, state: query.state ?? '' });
  return reply.redirect(`${query.redirect_uri}${by}${parameters}`, 303);
}

const sendError = (reply: FastifyReply, query: AuthorizeQuery, error: string, description: string) =>
  sendBack(reply, query, '?', { error, error_description: description });

const wrongClient = {
  title: '로그인할 수 없습니다',
  content: html`<p>서비스 설정에 오류가 있습니다. client_id와 redirect_uri를 확인해 주세요.</p>`,
};

const asked = (query: AuthorizeQuery) =>
  html`<input type="hidden" name="request" value="${new URLSearchParams({ ...query }).toString()}">`;

const accountPage = ({ name }: PortalClient, personas: PortalPersona[], query: AuthorizeQuery) => ({
  title: '계정 선택',
  content: html`<p class="note">${name}에 로그인할 시연용 계정을 골라 주세요.</p>
    <form method="post" action="/portal/login">
      ${asked(query)}
      <fieldset><legend>시연용 계정</legend>
      ${personas.map(
        ({ id, user, label }) => html`<label class="choice">
          <input type="radio" name="persona" value="${id}" required><span>${user.name}<small>${label}</small></span>
        </label>`,
      )}
      </fieldset>
      <div class="buttons"><button class="main">로그인</button></div>
    </form>`,
});

const consentPage = ({ name }: PortalClient, { user, unticked = [] }: PortalPersona, query: AuthorizeQuery) => ({
  title: '정보 제공 동의',
  content: html`<p>${user.name} 님, ${name}에 아래 정보를 제공하는 데 동의하시겠습니까?</p>
    <form method="post" action="/portal/oauth2.0/consent">
      ${asked(query)}
      <fieldset><legend>제공 항목</legend>
      ${portalItems.map((item) => {
        const isTicked = query.auth_type === 'reprompt' || !unticked.includes(item);
        return html`<label class="choice">
          ${isTicked ? html`<input type="checkbox" name="${item}" checked>` : html`<input type="checkbox" name="${item}">`}
          <span>${itemLabels[item]} <small>${requiredItems.includes(item) ? '필수' : '선택'}</small></span>
        </label>`;
      })}
      </fieldset>
      <div class="buttons">
        <button name="decision" value="cancel">취소</button>
        <button class="main" name="decision" value="agree">동의하기</button>
      </div>
    </form>
    <form method="post" action="/portal/login">${asked(query)}<p><button>다른 계정으로 로그인</button></p></form>`,
});
