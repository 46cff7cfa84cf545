import { channelTypes, type SignedIn } from '@jangteo/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { banStatusOf } from '../members/ban-status.ts';
import { saveDevice } from '../members/devices.ts';
import { enter } from '../members/enter.ts';
import type { Person } from '../members/person.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Services } from '../platform/services.ts';
import { openSession } from './open-session.ts';
import { verifyAtDeviceMaker } from './providers/device-maker.ts';
import { verifyAtPortal } from './providers/portal.ts';
import type { SocialSignIn } from './providers/social-sign-in.ts';

interface SignIn extends SocialSignIn {
  deviceUuid: string;
  deviceType: number;
  deviceName: string;
  clickKey: string | undefined;
}

interface Context {
  keySet: JWTVerifyGetKey;
  log: FastifyBaseLogger;
}

export async function signIn(services: Services, signIn: SignIn, context: Context): Promise<SignedIn> {
  const { database, keys } = services;
  const now = services.now();
  // Outside of the transaction: a slow provider must not hold a database connection.
  const person = await verify(services, signIn, { ...context, now });
  const { deviceUuid, deviceType, deviceName, clickKey } = signIn;
  return inTransaction(database, async (transaction) => {
    const member = await enter(transaction, keys, { person, now, clickKey });
    const { memberId, banMessage, isShopRegistered, needsAgreement } = member;
    await saveDevice(transaction, deviceUuid, { memberId, deviceType, now });
    const tokens = await openSession(transaction, keys, { memberId, deviceUuid, deviceName, now });
    return { ...tokens, banStatus: banStatusOf(banMessage), isShopRegistered, needsAgreement };
  });
}

const verify = (
  { outside }: Services,
  signIn: SocialSignIn,
  { keySet, log, now }: Context & { now: Date },
): Promise<Person> =>
  signIn.channelType === channelTypes.portal
    ? verifyAtPortal(outside.portal, signIn, { now, log })
    : verifyAtDeviceMaker(outside.deviceMaker, keySet, signIn, { now, log });
