import { channelTypes } from '@jangteo/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Person } from '../../members/person.ts';
import { ApiError } from '../../platform/errors.ts';
import { koreanYear } from '../../platform/korean-time.ts';
import { askOutside } from '../../platform/outbound.ts';
import type { OutsideSettings } from '../../platform/outside-settings.ts';
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
type PortalUser = Static<typeof Profile>['response'];

const requiredItemsMessage = '필수 제공 항목에 모두 체크를 하셔야 가입이 완료됩니다.';
const underAgeMessage = '14세 미만 회원은 보호자의 동의 후 가입이 가능합니다. 자세한 문의는 고객센터로 연락주세요.';

/** Asks the portal whose token this is: what the browser says is not trusted. */
export async function verifyAtPortal(
  portal: Portal,
  signIn: SocialSignIn,
  { now, log }: { now: Date; log: FastifyBaseLogger },
): Promise<Person> {
  const token = signIn.socialToken || (await tokenForCode(portal, signIn, log));
  const { status, body } = await askOutside(portal.profileUrl, {
    headers: { authorization: `Bearer ${token}` },
  }).catch((error) => {
    log.warn({ err: error }, 'the portal did not answer');
    throw new ApiError('portalLogin');
  });
  if (status !== 200 || !Value.Check(Profile, body)) throw portalRefusal(log, status);
  return personOf(body.response, token, now);
}

async function tokenForCode(portal: Portal, { code, redirectUri, state }: SocialSignIn, log: FastifyBaseLogger) {
  if (!code) throw new ApiError('tokenMissing');
  const { access_token: token } = await exchangeCode(portal, { code, redirectUri, state }).catch((error) => {
    log.warn({ err: error }, 'the portal did not answer');
    throw new ApiError('portalLogin');
  });
  if (typeof token !== 'string' || !token) throw portalRefusal(log, 401);
  return token;
}

function portalRefusal(log: FastifyBaseLogger, status: number): ApiError {
  log.info({ status }, 'the portal does not know the token');
  return new ApiError('portalLogin', status < 500 ? { status: 401 } : {});
}

function personOf({ id, email, gender, birthyear, mobile, name }: PortalUser, token: string, now: Date): Person {
  const birthYear = /^(19|20)\d{2}$/.test(birthyear ?? '') ? Number(birthyear) : undefined;
  const cellphone = (mobile ?? '').replaceAll(/\D/g, '');
  if (!email || !gender || !birthYear || !/^01\d{8,9}$/.test(cellphone)) {
    throw new ApiError('required', { message: requiredItemsMessage });
  }
  // The customer's rule: it also stops some people who are 14 already.
  if (birthYear >= koreanYear(now) - 15) throw new ApiError('signUpProhibited', { message: underAgeMessage });
  return {
    channelType: channelTypes.portal,
    subject: id,
    name: name?.slice(0, 40) ?? null,
    email,
    cellphone,
    gender: gender === 'F' || gender === 'M' ? gender : null,
    birthYear,
    grantToken: token,
  };
}
