import { buildOutside } from '@jangteo/outside';
import type { FastifyInstance } from 'fastify';
import { makeDeliveryHandlers } from '../src/deliveries.ts';
import { defaults } from '../src/platform/config.ts';
import { makeKeys } from '../src/platform/keys.ts';
import { deliverDue } from '../src/platform/outbox/deliver.ts';
import { type OutsideSettings, readOutsideSettings } from '../src/platform/outside-settings.ts';
import { openTestApp, type TestApp } from './app.ts';
import { testNow } from './market.ts';
import { databaseAt, empty } from './query.ts';

export const landing = 'http://localhost:4700/login-landing';
export const deviceLanding = 'http://localhost:4700/login-landing-apple';

/** The app with the stand-ins of the outside systems, and a clock that tests may set. */
export interface ConnectedApp extends TestApp {
  outside: FastifyInstance;
  clock: { now: Date; forward(seconds: number): void };
}

export async function openConnectedApp(template: 'migrated' | 'market' = 'migrated'): Promise<ConnectedApp> {
  const clock = {
    now: testNow,
    forward(seconds: number) {
      this.now = new Date(this.now.getTime() + seconds * 1_000);
    },
  };
  const now = () => clock.now;
  const outside = await openOutside(now);
  const market = await openTestApp(template, { now, outside: outsideSettings(outside) });
  return {
    ...market,
    outside,
    clock,
    close: async () => {
      await market.close();
      await outside.close();
    },
  };
}

/** Makes all deliveries that are due. */
export async function runDeliveries({ app, databaseUrl, outside, clock }: ConnectedApp): Promise<void> {
  const database = databaseAt(databaseUrl);
  const keys = makeKeys(defaults.jwtSecret);
  const deliveries = makeDeliveryHandlers({ database, keys, outside: outsideSettings(outside), now: () => clock.now });
  while ((await deliverDue(database, deliveries, app.log)) > 0);
}

export async function openOutside(now: () => Date): Promise<FastifyInstance> {
  const outside = await buildOutside({ marketUrl: 'http://localhost:4700', logger: false, now });
  await outside.listen({ port: 0, host: '127.0.0.1' });
  return outside;
}

/** Deletes all members and resets the clock, so that each test starts alike. */
export async function deleteMembers({ databaseUrl, clock }: ConnectedApp): Promise<void> {
  await empty(databaseUrl, 'member, device, outbox, barred_account, kept_record, audit_log, security_event');
  clock.now = testNow;
}

const post = (outside: FastifyInstance, url: string, form: Record<string, string>, cookie = '') =>
  outside.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(form).toString(),
  });

const allItems = ['email', 'gender', 'birthyear', 'mobile', 'name', 'nickname'];

interface PortalVisit {
  /** The items for which the person gives consent. */
  items?: string[];
  /** Asks for a code with this challenge; without one, for a token. */
  begun?: { state: string; codeChallenge: string };
  clientId?: string;
}

const redirectOf: Record<string, string> = { 'other-service': 'http://localhost:4700/other-landing' };

/** What the portal sends to the landing page, obtained through the portal's own pages. */
export async function visitPortal(
  outside: FastifyInstance,
  persona: string,
  { items = allItems, begun, clientId = 'jangteo-web' }: PortalVisit = {},
): Promise<URLSearchParams> {
  const request = new URLSearchParams({
    response_type: begun ? 'code' : 'token',
    client_id: clientId,
    redirect_uri: redirectOf[clientId] ?? landing,
    state: begun?.state ?? 'state',
    ...(begun?.codeChallenge && { code_challenge: begun.codeChallenge, code_challenge_method: 'S256' }),
  }).toString();
  const ticked = Object.fromEntries(items.map((item) => [item, 'on']));
  const form = { request, decision: 'agree', ...ticked };
  const { headers } = await post(outside, '/portal/oauth2.0/consent', form, `portal=${persona}`);
  const { hash, search } = new URL(String(headers.location));
  return new URLSearchParams(hash.slice(1) || search);
}

interface DeviceAnswer {
  authorization: { code: string; id_token: string; state: string };
  user?: { name: { firstName: string; lastName: string }; email: string };
}

/** What the device maker's window posts to its opener. */
export async function visitDeviceMaker(
  outside: FastifyInstance,
  persona: string,
  nonce = 'nonce',
): Promise<DeviceAnswer> {
  const request = new URLSearchParams({
    client_id: 'kr.jangteo.web',
    redirect_uri: deviceLanding,
    response_type: 'code id_token',
    response_mode: 'web_message',
    scope: 'name email',
    state: 'state',
    ...(nonce && { nonce }),
  }).toString();
  const page = await post(outside, '/device-maker/auth/authorize', { request, decision: 'continue', persona });
  const [, message] = /postMessage\((".*"), "http/.exec(page.body) ?? [];
  return JSON.parse(JSON.parse(message ?? '')).data;
}

const withoutResponse = ['hang', 'late'];

/** Makes this part of the stand-ins fail, for good or for a number of requests. */
export function breakOutside(outside: FastifyInstance, point: string, mode: string, times?: number) {
  if (withoutResponse.includes(mode)) shortenTimeouts();
  return outside.inject({ method: 'PUT', url: `/control/faults/${point}`, payload: { mode, ...(times && { times }) } });
}

/** Until the end of the test, calls to outside systems wait a sixth of their time. */
function shortenTimeouts(): void {
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 6));
}

export const mendOutside = (outside: FastifyInstance) => outside.inject({ method: 'DELETE', url: '/control/faults' });

export async function controlList(outside: FastifyInstance, of: string): Promise<string[]> {
  return (await outside.inject(`/control/${of}`)).json().list;
}

export function outsideAddress(outside: FastifyInstance): string {
  const { port } = outside.server.address() as { port: number };
  return `http://127.0.0.1:${port}`;
}

/** The settings with which the API finds these stand-ins. */
export const outsideSettings = (outside: FastifyInstance): OutsideSettings =>
  readOutsideSettings({ OUTSIDE_URL: outsideAddress(outside) });
