import type { DocumentedClient } from './documented-client.ts';
import { first, newKey } from './shopping.ts';

interface SignedIn {
  accessToken: string;
  refreshToken: string;
  needsAgreement: boolean;
}

/** Signs in as the document describes it, with a provider's token. */
export async function signIn(client: DocumentedClient, answer: Record<string, unknown>): Promise<SignedIn> {
  const signedIn = await client.call<SignedIn>('postAuthSocialSigninAndUp', {
    deviceType: 1002,
    ...answer,
  });
  const { accessToken, refreshToken } = signedIn;
  Object.assign(client.known, { accessToken, refreshToken });
  return signedIn;
}

/** After the first sign-in, the agreements. */
export async function signUp(client: DocumentedClient, answer: Record<string, unknown>): Promise<void> {
  const { needsAgreement } = await signIn(client, answer);
  if (!needsAgreement) throw new Error('nothing is to be agreed to');
  const { serverDt } = await client.call<{ serverDt: string }>('getDisplayWebCurrentDatetime');
  const privacy = serverDt < '2026-11-30T15:00:00.000Z' ? '2026-09-01' : '2026-12-01';
  const versions = { terms: '2026-09-01', privacy, age14: '2026-09-01', email: '2026-09-01' };
  await client.call('postUserSignUpAgreement', {
    agreements: Object.entries(versions).map(([kind, version]) => ({ kind, version, agreed: true })),
  });
}

/** This device ends the login on another one. */
export async function endOtherLogin(client: DocumentedClient, other: DocumentedClient): Promise<void> {
  const { list } = await client.call<{ list: { sessionId: string; isCurrent: boolean }[] }>('getUserSession');
  const [last, ...more] = list.filter(({ isCurrent }) => !isCurrent);
  if (!last || more.length > 0) throw new Error(`there are ${list.length} logins`);
  await client.call('deleteUserSessionBySessionId', { sessionId: last.sessionId });
  const code = await other.refused('getUserMypage');
  if (code !== 112) throw new Error(`whose login was ended is told ${code}`);
  const { count } = await client.call<{ count: number }>('deleteUserSession');
  if (count !== 0) throw new Error(`${count} more logins were ended`);
}

/** Calls all pages about the member. */
export async function manageAccount(client: DocumentedClient, readCode: (cellphone: string) => Promise<string>) {
  await client.call('getUserProfile');
  await client.call('getUserMypage');
  await client.call('getUserMyinfo');
  await client.call('getUserToken');
  const { sections } = await client.call<{ sections: unknown[] }>('postUserMyData');
  if (sections.length === 0) throw new Error('the member is told nothing');
  await client.call('putUserProfile', { name: '김온유', gender: null });

  const { valid } = await client.call<{ valid: boolean }>('getUserNickNameValidation', { nickName: '온유네장바구니' });
  if (!valid) throw new Error('the nickname cannot be had');
  await client.call('putUserNickName', { nickName: '온유네장바구니' });

  const cellphone = '010-9876-5432';
  await client.call('postUserPhoneCode', { cellphone });
  await client.call('putUserCellphone', { cellphone, code: await readCode('01098765432') });
  await client.call('getUserEmail', { cellphone });
  await client.call('postUserCellphoneUndo');

  await client.call('getUserSettings');
  await client.call('putUserAdConsent', { emailYN: 'N', pushYN: 'Y' });
}

/** Stars: the guide, the game and the exchange. */
export async function earnAndExchange(client: DocumentedClient, settle: () => Promise<void>): Promise<void> {
  await client.call('getUserPointGuide');
  await client.call('getGameByCodePlay', { code: 'lucky-basket' });
  const { receipt } = await client.call<{ receipt: { seedHash: string } }>('postGameByCodePlay', {
    ...{ code: 'lucky-basket', choice: '2-documented' },
  });
  await client.call('getGamePlays');
  await client.call('getGameDrawBySeedHash', { seedHash: receipt.seedHash });
  await client.call('getUserPoint');
  await client.call('getUserLevel');
  const { min } = await client.call<{ min: number }>('getUserPointExchange');
  const asked = { stars: min, requestKey: newKey() };
  const { exchangeId } = await client.call<{ exchangeId: number }>('postUserPointExchange', asked);
  const again = await client.call<{ exchangeId: number }>('postUserPointExchange', asked);
  if (again.exchangeId !== exchangeId) throw new Error('the same request was exchanged twice');
  await settle();
  const { status } = await client.call<{ status: string }>('getUserPointExchangeComplete', { exchangeId });
  if (status !== 'COMPLETED') throw new Error(`the exchange is ${status}`);
  await client.call('getUserPointHistory', { type: 'use' });
  const { list } = await client.call<{ list: { used: number }[] }>('getUserPointMonths');
  if (first(list).used !== min) throw new Error('the month does not show the exchange');
  await client.call('putUserPointExchangeAuto', { autoYN: 'Y' });
  await client.call('getUserPointExchangeAuto');
}

/** There is at least the alarm of the exchange above. */
export async function readAlarms(client: DocumentedClient): Promise<void> {
  await client.call('getAlarmCount');
  const { list } = await client.call<{ list: { alarmId: number }[] }>('getAlarmView', { alarmType: 1 });
  await client.call('putAlarmSeen');
  await client.call('putAlarmRead', { alarmId: first(list).alarmId });
  const { count } = await client.call<{ count: number }>('putAlarmRead');
  if (count !== 0) throw new Error('alarms are left');
}

/** Tokens are renewed, checked and revoked. */
export async function renewAndSignOut(client: DocumentedClient): Promise<void> {
  const tokens = await client.call<{ accessToken: string; refreshToken: string }>('putTokenJwtRefresh');
  const { accessToken, refreshToken } = tokens;
  Object.assign(client.known, { accessToken, refreshToken });
  await client.call('getTokenJwtValidation');
  await client.call('deleteTokenJwt');
  const code = await client.refused('getUserMypage');
  if (code !== 112) throw new Error(`who has signed out is told ${code}`);
  Object.assign(client.known, { accessToken: undefined, refreshToken: undefined });
}

/** The device maker's form POST, which a page cannot read. */
export async function landByForm(client: DocumentedClient): Promise<void> {
  const { key } = await client.call<{ key: string }>('postAuthSocialLanding', { code: 'code', state: 'state' });
  await client.call('postAuthSocialLandingExchange', { key });
}
