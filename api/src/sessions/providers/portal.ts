import { channelTypes } from '@jangteo/contract';
import { firstCharacters } from '@jangteo/contract/visible-text';
import type { FastifyBaseLogger } from 'fastify';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Person } from '../../members/person.ts';
import { ApiError } from '../../platform/errors.ts';
import { callOutside } from '../../platform/outbound.ts';
import type { OutsideSettings } from '../../platform/outside-settings.ts';
import { koreanYear } from '../../platform/values/korean-time.ts';
import type { Challenge } from '../challenge.ts';
import { SignInRefused } from '../sign-in-refused.ts';
import { exchangeCode } from './exchange-code.ts';
import type { SocialSignIn } from './social-sign-in.ts';

type Portal = OutsideSettings['portal'];

const text = Type.String({ minLength: 1, maxLength: 300 });

/** A field is absent if the person did not consent to it. */
const Profile = Type.Object({
  resultcode: Type.Literal('00'),
  response: Type.Object({
    id: text,
    email: Type.Optional(text),
    gender: Type.Optional(text),
    birthyear: Type.Optional(text),
    mobile: Type.Optional(text),
    name: Type.Optional(text),
  }),
});

const TokenInfo = Type.Object({ active: Type.Boolean(), client_id: Type.Optional(text) });
type PortalUser = Static<typeof Profile>['response'];

const requiredItemsMessage = '필수 제공 항목에 모두 체크를 하셔야 가입이 완료됩니다.';
const underAgeMessage = '14세 미만 회원은 보호자의 동의 후 가입이 가능합니다. 자세한 문의는 고객센터로 연락주세요.';

interface Context {
  challenge: Challenge;
  now: Date;
  log: FastifyBaseLogger;
}

/** The browser's word counts for nothing: the portal itself is asked whose token this is, and for whom it was made. */
export async function verifyAtPortal(portal: Portal, signIn: SocialSignIn, context: Context): Promise<Person> {
  const { log, now } = context;
  const token = signIn.socialToken
    ? await verifyToken(portal, signIn.socialToken, log)
    : await tokenForCode(portal, signIn, context);
  const profile = { headers: { authorization: `Bearer ${token}` } };
  const { status, body } = await askPortal(log, () => callOutside(portal.profileUrl, profile));
  if (status === 401) throw new SignInRefused(channelTypes.portal, 'unknown token');
  if (status !== 200 || !Value.Check(Profile, body)) throw new ApiError('portalLogin');
  return personOf(body.response, token, now);
}

/** The portal issued the code for a code challenge; without the verifier of that challenge it is worth nothing. */
async function tokenForCode(
  portal: Portal,
  { code, redirectUri, state }: SocialSignIn,
  { challenge: { codeVerifier }, log }: Context,
): Promise<string> {
  if (!code) throw new ApiError('tokenMissing');
  const exchange = { code, redirectUri, state, codeVerifier };
  const { access_token: token } = await askPortal(log, () => exchangeCode(portal, exchange));
  if (typeof token !== 'string' || !token) throw new SignInRefused(channelTypes.portal, 'unknown code');
  return token;
}

/** A token that comes through the browser may have been made for another client: the portal says for which (RFC 7662). */
async function verifyToken({ tokenInfoUrl, clientId, clientSecret }: Portal, token: string, log: FastifyBaseLogger) {
  if (!tokenInfoUrl) throw new SignInRefused(channelTypes.portal, 'token whose client is not known');
  const form = { token, client_id: clientId, client_secret: clientSecret };
  const { body } = await askPortal(log, () => callOutside(tokenInfoUrl, { method: 'POST', form }));
  if (!Value.Check(TokenInfo, body)) throw new ApiError('portalLogin');
  if (!body.active) throw new SignInRefused(channelTypes.portal, 'unknown token');
  if (body.client_id !== clientId) throw new SignInRefused(channelTypes.portal, 'token of another client');
  return token;
}

async function askPortal<Answer>(log: FastifyBaseLogger, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ err: error }, 'the portal did not answer');
    throw new ApiError('portalLogin');
  }
}

function personOf({ id, email, gender, birthyear, mobile, name }: PortalUser, token: string, now: Date): Person {
  const birthYear = /^(19|20)\d{2}$/.test(birthyear ?? '') ? Number(birthyear) : undefined;
  const cellphone = (mobile ?? '').replaceAll(/\D/g, '');
  if (!email || !gender || !birthYear || !/^01\d{8,9}$/.test(cellphone)) {
    throw new ApiError('required', { message: requiredItemsMessage });
  }
  // The customer's rule: it also refuses some people who are 14 already.
  if (birthYear >= koreanYear(now) - 15) throw new ApiError('signUpProhibited', { message: underAgeMessage });
  return {
    channelType: channelTypes.portal,
    subject: id,
    name: name ? firstCharacters(name, 40) : null,
    email,
    cellphone,
    gender: gender === 'F' || gender === 'M' ? gender : null,
    birthYear,
    grantToken: token,
  };
}
