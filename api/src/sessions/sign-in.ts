import { channelTypes, type SignedIn } from '@jangteo/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { banStatusOf } from '../members/ban-status.ts';
import { isHeldByAnother, saveDevice } from '../members/devices.ts';
import { enter } from '../members/enter.ts';
import type { Person } from '../members/person.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Client } from '../platform/http/clients/client.ts';
import { writeSecurityEvent } from '../platform/security-log.ts';
import type { Services } from '../platform/services.ts';
import { spendChallenge } from './challenge.ts';
import { deviceNameOf } from './device-name.ts';
import { openSession } from './open-session.ts';
import { verifyAtDeviceMaker } from './providers/device-maker.ts';
import { verifyAtPortal } from './providers/portal.ts';
import type { SocialSignIn } from './providers/social-sign-in.ts';
import { hashOf } from './secret-hash.ts';
import { SignInRefused } from './sign-in-refused.ts';

interface SignIn extends SocialSignIn {
  deviceUuid: string;
  deviceType: number;
  clickKey: string | undefined;
}

interface Context {
  client: Client;
  keySet: JWTVerifyGetKey;
  log: FastifyBaseLogger;
}

export async function signIn(services: Services, signIn: SignIn, context: Context): Promise<SignedIn> {
  const { database, keys } = services;
  const { client } = context;
  const now = services.now();
  // Outside of the transaction: a slow provider must not hold a connection.
  const person = await verify(services, signIn, { ...context, now }).catch(async (error) => {
    if (error instanceof SignInRefused) await logRefusal(database, error, { address: client.address, now });
    throw error;
  });
  const { deviceUuid, deviceType, clickKey } = signIn;
  const deviceName = deviceNameOf(client.userAgent);
  const browserHash = client.browserSecret === undefined ? null : hashOf(client.browserSecret);
  return inTransaction(database, async (transaction) => {
    const member = await enter(transaction, keys, { person, now, clickKey });
    const { memberId, isShopRegistered, needsAgreement } = member;
    const isHeld = await isHeldByAnother(transaction, { deviceUuid, memberId, browserHash, now });
    // Sessions are locked before their devices, as when they end.
    const tokens = await openSession(transaction, keys, { memberId, deviceUuid, deviceName, browserHash, now });
    await saveDevice(transaction, deviceUuid, { ...(!isHeld && { memberId }), deviceType, now });
    return { ...tokens, banStatus: banStatusOf(member), isShopRegistered, needsAgreement };
  });
}

async function verify(
  { database, keys, outside }: Services,
  signIn: SocialSignIn,
  { client, keySet, log, now }: Context & { now: Date },
): Promise<Person> {
  const { state, channelType, redirectUri } = signIn;
  const { browserSecret } = client;
  const challenge = await spendChallenge(database, keys, { state, channelType, redirectUri, browserSecret, now });
  return channelType === channelTypes.portal
    ? verifyAtPortal(outside.portal, signIn, { challenge, now, log })
    : verifyAtDeviceMaker(outside.deviceMaker, signIn, { keySet, challenge, now, log });
}

const logRefusal = (
  database: Database,
  { channelType, reason }: SignInRefused,
  { address, now }: { address: string; now: Date },
): Promise<unknown> =>
  writeSecurityEvent(database, {
    event: 'sign-in refused',
    memberId: null,
    address,
    details: { channelType, reason },
    now,
  });
