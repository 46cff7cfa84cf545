import { agreementKinds, agreements, type SignedIn } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { type ConnectedApp, deviceLanding, landing, visitDeviceMaker, visitPortal } from './outside.ts';

export const device = 'w-test-device';

interface SignInRequest {
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
}

export const postSignIn = (app: FastifyInstance, { headers, body }: SignInRequest) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/auth/social/signin-and-up',
    headers: { deviceUuid: device, ...headers },
    payload: { channelType: 1001, redirectUri: landing, state: 'state', deviceType: 1002, ...body },
  });

/** A person signs in at the portal, and is a member from then on. */
export async function signInAtPortal(
  { app, outside }: ConnectedApp,
  persona = 'consenting',
  deviceUuid = device,
): Promise<SignedIn> {
  const socialToken = (await visitPortal(outside, persona)).get('access_token') ?? '';
  const reply = await postSignIn(app, { headers: { socialToken, deviceUuid } });
  expect(reply.json()).toMatchObject({ code: 0 });
  return reply.json().data;
}

export async function signInAtDeviceMaker(
  { app, outside }: ConnectedApp,
  persona = 'newcomer',
  deviceUuid = device,
): Promise<SignedIn> {
  const { authorization, user } = await visitDeviceMaker(outside, persona);
  const name = user && `${user.name.lastName}${user.name.firstName}`;
  const reply = await postSignIn(app, {
    headers: { socialToken: authorization.id_token, deviceUuid },
    body: {
      channelType: 1002,
      redirectUri: deviceLanding,
      nonce: 'nonce',
      code: authorization.code,
      ...(name && { name }),
    },
  });
  expect(reply.json()).toMatchObject({ code: 0 });
  return reply.json().data;
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Finishes a sign-up: all that is required is agreed to, and of the rest what is named. */
export async function agree(app: FastifyInstance, accessToken: string, optional: string[] = []): Promise<void> {
  const wanted = agreementKinds.filter((kind) => agreements[kind].isRequired || optional.includes(kind));
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/user/sign-up/agreement',
    headers: bearer(accessToken),
    payload: { agreements: wanted.map((kind) => ({ kind, version: agreements[kind].version, agreed: true })) },
  });
  expect(reply.json()).toMatchObject({ code: 0 });
}
