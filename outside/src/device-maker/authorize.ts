import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../html.ts';
import type { ShowPage } from '../providers/provider-page.ts';
import { makeIsRegistered } from '../providers/registered-redirect.ts';
import { type Answer, makeSendAnswer } from './answer.ts';
import type { AuthorizeQuery } from './authorize-query.ts';
import { deviceMakerClient } from './client.ts';
import type { DeviceGrants } from './grants.ts';
import { makeIdToken } from './id-token.ts';
import { type DevicePersona, devicePersonas } from './personas.ts';
import type { SigningKeys } from './signing-keys.ts';

interface Context {
  grants: DeviceGrants;
  keys: SigningKeys;
  marketUrl: string;
  showPage: ShowPage;
  now: () => Date;
}

interface Choice {
  persona: DevicePersona;
  isEmailHidden: boolean;
}

const path = '/device-maker/auth/authorize';

export function authorizePages(app: FastifyInstance, { grants, keys, marketUrl, showPage, now }: Context): void {
  const isRegistered = makeIsRegistered(marketUrl, deviceMakerClient.landing);
  const sendAnswer = makeSendAnswer(showPage);

  const problemOf = (query: AuthorizeQuery): string | undefined => {
    if (query.client_id !== deviceMakerClient.id) return 'invalid_client';
    if (!isRegistered(query.redirect_uri)) return 'invalid_request: redirect_uri';
    if (query.response_type !== 'code id_token') return 'unsupported_response_type';
    if (!['web_message', 'form_post'].includes(query.response_mode ?? '')) return 'invalid_request: response_mode';
    return undefined;
  };

  const refuse = (reply: FastifyReply, problem: string) =>
    showPage(
      reply,
      { title: '로그인할 수 없습니다', content: html`<p>서비스 설정에 오류가 있습니다.</p><p>${problem}</p>` },
      400,
    );

  async function answerTo({ state = '', nonce, scope = '' }: AuthorizeQuery, { persona, isEmailHidden }: Choice) {
    if (persona.fails) return { error: 'server_error', state };
    const isFirst = grants.begin(persona.id);
    const code = grants.issueCode(persona.id);
    const idToken = await makeIdToken(keys, { persona, nonce, code, isEmailHidden, now: now() });
    const { name, email } = persona;
    const isNamed = isFirst && scope.split(' ').includes('name');
    return {
      authorization: { code, id_token: idToken, state },
      ...(isNamed && { user: { name, email } }),
    } satisfies Answer;
  }

  app.get<{ Querystring: AuthorizeQuery }>(path, ({ query }, reply) => {
    const problem = problemOf(query);
    return problem ? refuse(reply, problem) : showPage(reply, signInPage(query, grants));
  });

  app.post<{ Body: Record<string, string> | undefined }>(path, async ({ body = {} }, reply) => {
    const query: AuthorizeQuery = Object.fromEntries(new URLSearchParams(body.request ?? ''));
    const problem = problemOf(query);
    if (problem) return refuse(reply, problem);
    if (body.decision !== 'continue') {
      return sendAnswer(reply, query, { error: 'user_cancelled_authorize', state: query.state ?? '' });
    }
    const persona = devicePersonas.find(({ id }) => id === body.persona);
    if (!persona) return refuse(reply, 'invalid_request: persona');
    const isEmailHidden = body.email ? body.email === 'hide' : persona.hidesEmail === true;
    return sendAnswer(reply, query, await answerTo(query, { persona, isEmailHidden }));
  });
}

const signInPage = (query: AuthorizeQuery, grants: DeviceGrants) => ({
  title: `${deviceMakerClient.name}에 로그인`,
  content: html`<p class="note">시연용 계정을 골라 주세요. 이름은 처음 로그인할 때만 전달됩니다.</p>
    <form method="post" action="${path}">
      <input type="hidden" name="request" value="${new URLSearchParams({ ...query }).toString()}">
      <fieldset><legend>시연용 계정</legend>
      ${devicePersonas.map(
        ({ id, name, label }) => html`<label class="choice">
          <input type="radio" name="persona" value="${id}">
          <span>${name.lastName}${name.firstName}<small>${label}${grants.isKnown(id) ? ' · 연결됨' : ''}</small></span>
        </label>`,
      )}
      </fieldset>
      <fieldset><legend>이메일</legend>
        <label class="choice"><input type="radio" name="email" value="" checked><span>계정의 설정대로</span></label>
        <label class="choice"><input type="radio" name="email" value="share"><span>나의 이메일 공유하기</span></label>
        <label class="choice"><input type="radio" name="email" value="hide"><span>나의 이메일 가리기</span></label>
      </fieldset>
      <div class="buttons">
        <button name="decision" value="cancel">취소</button>
        <button class="main" name="decision" value="continue">계속</button>
      </div>
    </form>`,
});
