import { agreementInForce, agreementKinds, agreements, type SignedIn } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { type ConnectedApp, deviceLanding, landing, visitDeviceMaker, visitPortal } from './outside.ts';

export const device = 'w-test-device';

/** A sign-in as a browser begins it: what the provider is given, and the cookie that the browser keeps. */
export interface BegunSignIn {
  state: string;
  nonce: string;
  codeChallenge: string;
  cookie: string;
}

interface Begin {
  channelType?: unknown;
  redirectUri?: unknown;
  /** The cookie of a browser that has signed in before. */
  cookie?: string;
}

export async function beginSignIn(
  app: FastifyInstance,
  { channelType = 1001, redirectUri = channelType === 1002 ? deviceLanding : landing, cookie = '' }: Begin = {},
): Promise<BegunSignIn> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/auth/social/challenge',
    headers: { cookie },
    payload: { channelType, redirectUri },
  });
  const [kept = ''] = String(reply.headers['set-cookie'] ?? '').split(';');
  return { state: 'state', nonce: 'nonce', codeChallenge: '', ...reply.json().data, cookie: kept };
}

interface SignInRequest {
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Begun for this request alone, unless another one is given. */
  begun?: BegunSignIn;
}

export async function postSignIn(app: FastifyInstance, { headers, body = {}, begun }: SignInRequest) {
  const { state, cookie } = begun ?? (await beginSignIn(app, body));
  return app.inject({
    method: 'POST',
    url: '/api/v2/auth/social/signin-and-up',
    headers: { deviceUuid: device, cookie, ...headers },
    payload: { channelType: 1001, redirectUri: landing, state, deviceType: 1002, ...body },
  });
}

/** Signs a person in at the portal, which makes the person a member. */
export async function signInAtPortal(
  { app, outside }: ConnectedApp,
  persona = 'consenting',
  deviceUuid = device,
): Promise<SignedIn> {
  const begun = await beginSignIn(app);
  const code = (await visitPortal(outside, persona, { begun })).get('code');
  const reply = await postSignIn(app, { headers: { deviceUuid }, body: { code }, begun });
  expect(reply.json()).toMatchObject({ code: 0 });
  return reply.json().data;
}

export async function signInAtDeviceMaker(
  { app, outside }: ConnectedApp,
  persona = 'newcomer',
  deviceUuid = device,
): Promise<SignedIn> {
  const begun = await beginSignIn(app, { channelType: 1002 });
  const { authorization, user } = await visitDeviceMaker(outside, persona, begun.nonce);
  const name = user && `${user.name.lastName}${user.name.firstName}`;
  const reply = await postSignIn(app, {
    headers: { socialToken: authorization.id_token, deviceUuid },
    body: {
      channelType: 1002,
      redirectUri: deviceLanding,
      nonce: begun.nonce,
      code: authorization.code,
      ...(name && { name }),
    },
    begun,
  });
  expect(reply.json()).toMatchObject({ code: 0 });
  return reply.json().data;
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Finishes a sign-up: agrees to everything required, and to the named optional kinds. */
export async function agree(app: FastifyInstance, accessToken: string, optional: string[] = []): Promise<void> {
  const clock = await app.inject({ url: '/api/v1/display/web/current-datetime' });
  const now = new Date(clock.json().data.serverDt);
  const wanted = agreementKinds.filter((kind) => agreements[kind].isRequired || optional.includes(kind));
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/user/sign-up/agreement',
    headers: bearer(accessToken),
    payload: {
      agreements: wanted.map((kind) => ({ kind, version: agreementInForce(kind, now).version, agreed: true })),
    },
  });
  expect(reply.json()).toMatchObject({ code: 0 });
}

export async function withdraw(app: FastifyInstance, accessToken: string, payload: object = { reason: 'rarelyUsed' }) {
  const headers = { ...bearer(accessToken), deviceUuid: device };
  const reply = await app.inject({ method: 'DELETE', url: '/api/v2/auth/social/withdrawal', headers, payload });
  return { status: reply.statusCode, ...reply.json() };
}
