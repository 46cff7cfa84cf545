import { randomUUID } from 'node:crypto';
import {
  type AgreementKind,
  agreementInForce,
  agreementKinds,
  agreements,
  type Envelope,
  type SignedIn,
} from '@jangteo/contract';
import { localNames } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';
import { address, apiAddress, shopAddress } from '../places.ts';

export interface Member extends SignedIn {
  /** The device on which the session lives. */
  deviceUuid: string;
  /** The headers of every call that this member makes. */
  headers: { authorization: string; deviceUuid: string };
}

interface Options {
  /** The optional agreements that the member gives. */
  also?: AgreementKind[];
  /** False for a visitor who has returned from the portal and has not agreed to anything yet. */
  agreed?: boolean;
  /** The id of the phone in whose app the member signs in; otherwise it is a new browser. */
  phone?: string;
  /** Another edge than the stack's. */
  at?: string;
}

/** Somebody whom the market and the portal have never seen: what a test does to this person, no other test sees. */
export const newPersona = (kind: 'guest' | 'minor' = 'guest'): string => `${kind}-${randomUUID().slice(0, 8)}`;

/** A real member, signed in through the portal and the API, in this page's browser. The page is then to be opened. */
export async function signIn(page: Page, persona = newPersona(), options: Options = {}): Promise<Member> {
  const member = await signUp(persona, options);
  await storeTokens(page, member, options.at);
  return member;
}

/** A real member with a session on a device that no browser is. */
export async function signUp(
  persona = newPersona(),
  { agreed = true, also = [], phone }: Options = {},
): Promise<Member> {
  const deviceUuid = phone ?? `w-${randomUUID()}`;
  const purpose = { channelType: 1001, redirectUri: landing };
  const challenge = await send<Challenge>('/api/v2/auth/social/challenge', { body: purpose });
  const { state } = challenge.data;
  const { data: signedIn } = await send<SignedIn>('/api/v2/auth/social/signin-and-up', {
    headers: { deviceUuid, cookie: challenge.cookie },
    body: { ...purpose, code: await portalCode(persona, challenge.data), state, deviceType: phone ? 1003 : 1002 },
  });
  const headers = { authorization: `Bearer ${signedIn.accessToken}`, deviceUuid };
  if (agreed && signedIn.needsAgreement) await agree(headers, also);
  return { ...signedIn, deviceUuid, headers };
}

/** The browser of this page is the member's device from now on. */
async function storeTokens(page: Page, { accessToken, refreshToken, deviceUuid }: Member, at = address): Promise<void> {
  const stored = {
    [localNames.accessToken]: `Bearer ${accessToken}`,
    [localNames.refreshToken]: refreshToken,
    [localNames.deviceId]: deviceUuid,
  };
  // A document of the same origin on which nothing runs.
  await page.goto(`${at}/manifest.webmanifest`);
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, stored);
}

const landing = `${address}/login-landing`;
const portalItems = ['email', 'gender', 'birthyear', 'mobile', 'name', 'nickname'];

interface Challenge {
  state: string;
  codeChallenge: string;
}

async function portalCode(persona: string, { state, codeChallenge }: Challenge): Promise<string> {
  const answer = await portalAnswer(persona, {
    response_type: 'code',
    client_id: 'jangteo-web',
    redirect_uri: landing,
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  });
  const code = answer.searchParams.get('code');
  if (!code) throw new Error(`The portal gives ${persona} no code: ${answer.href}`);
  return code;
}

/** The address to which the portal redirects a visitor who ticks everything and agrees. */
export async function portalAnswer(persona: string, request: Record<string, string>): Promise<URL> {
  const ticked = Object.fromEntries(portalItems.map((item) => [item, 'on']));
  const reply = await fetch(`${shopAddress}/portal/oauth2.0/consent`, {
    method: 'POST',
    headers: { cookie: `portal=${persona}` },
    body: new URLSearchParams({ request: new URLSearchParams(request).toString(), decision: 'agree', ...ticked }),
    redirect: 'manual',
  });
  return new URL(reply.headers.get('location') ?? '', address);
}

const agree = (headers: Record<string, string>, also: AgreementKind[]): Promise<unknown> =>
  send('/api/v1/user/sign-up/agreement', {
    headers,
    body: {
      agreements: agreementKinds.map((kind) => ({
        kind,
        version: agreementInForce(kind, new Date()).version,
        agreed: agreements[kind].isRequired || also.includes(kind),
      })),
    },
  });

interface Sent<Data> {
  data: Data;
  /** The browser's secret, as it is sent back. */
  cookie: string;
}

async function send<Data>(
  path: string,
  { headers, body }: { headers?: Record<string, string>; body: object },
): Promise<Sent<Data>> {
  const reply = await fetch(apiAddress + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code, message, data } = (await reply.json()) as Envelope<Data>;
  if (code !== 0 || data === undefined) throw new Error(`${path} answers ${code}: ${message}`);
  const [cookie = ''] = (reply.headers.get('set-cookie') ?? '').split(';');
  return { data, cookie };
}
