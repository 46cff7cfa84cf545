import type { Tokens } from '@jangteo/contract';
import { serverNow } from '@jangteo/query';
import { cookieStore } from '@jangteo/storage';
import { getContext } from '../context.ts';
import { withoutBearer } from './tokens.ts';

const refreshOutlivesMonths = 3;

/** The shop platform, on the same parent domain, recognises the member by these cookies. */
export function writeLoginCookies({ accessToken, refreshToken, expireDt }: Tokens): void {
  // Browsers expire cookies by the device's clock.
  const expires = new Date(Date.parse(expireDt) - serverNow() + Date.now());
  const options = { ...sharedDomain(), secure: true, sameSite: 'none' } as const;
  cookieStore.set('accessToken', withoutBearer(accessToken), { ...options, expires });
  cookieStore.set('refreshToken', refreshToken, { ...options, expires: monthsAfter(expires, refreshOutlivesMonths) });
}

export function clearLoginCookies(): void {
  cookieStore.remove('accessToken', sharedDomain());
  cookieStore.remove('refreshToken', sharedDomain());
}

function sharedDomain(): { domain?: string } {
  const { cookieDomain } = getContext().settings;
  return cookieDomain === undefined ? {} : { domain: cookieDomain };
}

function monthsAfter(time: Date, months: number): Date {
  const later = new Date(time);
  later.setMonth(later.getMonth() + months);
  return later;
}
