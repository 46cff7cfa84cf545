import type { FastifyInstance } from 'fastify';
import { withdraw } from '../members/withdrawal.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors.ts';
import { bareToken } from '../platform/http/clients/caller.ts';
import { serve } from '../platform/http/serve.ts';
import type { Keys } from '../platform/keys.ts';
import type { Services } from '../platform/services.ts';
import { readAccessToken } from './access-token.ts';
import { makeChallenge } from './challenge.ts';
import { keepAnswer, takeAnswer } from './landing-answers.ts';
import { endOtherSessions, listSessions } from './member-sessions.ts';
import { openKeySet } from './providers/device-maker.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { database, keys, now, outside } = services;
  const keySet = openKeySet(outside.deviceMaker);

  serve(app, 'POST /api/v2/auth/social/challenge', async ({ body, client }) =>
    makeChallenge(keys, { ...body, browserSecret: client().keepBrowserSecret() }, now()),
  );

  serve(app, 'POST /api/v2/auth/social/signin-and-up', ({ headers, body, client, log }) => {
    const { socialToken, deviceUuid, eventClickKey: clickKey } = headers;
    const { name, nonce, code, ...rest } = body;
    return signIn(
      services,
      { ...rest, name, nonce, code, socialToken, deviceUuid, clickKey },
      { client: client(), keySet, log },
    );
  });

  serve(app, 'POST /api/v2/auth/social/landing', async ({ body }) => ({
    key: await keepAnswer(database, keys, body, now()),
  }));

  serve(app, 'POST /api/v2/auth/social/landing/exchange', ({ body }) => takeAnswer(database, keys, body.key, now()));

  serve(app, 'PUT /api/v1/token/jwt/refresh', async ({ headers, client }) => {
    const { refreshToken, deviceUuid } = headers;
    const at = now();
    const sessionId = await sessionOf(keys, headers.accessToken, at);
    const { browserSecret, address } = client();
    return refreshSession(database, keys, { sessionId, refreshToken, deviceUuid, browserSecret, address, now: at });
  });

  serve(app, 'DELETE /api/v1/token/jwt', async ({ headers }) => {
    const { refreshToken } = headers;
    const at = now();
    const sessionId = await sessionOf(keys, headers.accessToken, at);
    await inTransaction(database, (transaction) => signOut(transaction, { sessionId, refreshToken, now: at }));
    return { isDeleted: true };
  });

  serve(app, 'GET /api/v1/token/jwt/validation', async ({ headers }) => {
    const token = bareToken(headers.accessToken);
    if (!token) throw new ApiError('tokenMissing');
    const claims = await app.callers.read(token);
    await app.callers.identify(claims);
    if (claims.isExpired) throw new ApiError('tokenExpired');
    return { expireDt: claims.expiresAt.toISOString() };
  });

  serve(app, 'GET /api/v1/user/session', async ({ member }) => ({ list: await listSessions(database, member, now()) }));

  serve(app, 'DELETE /api/v1/user/session/:sessionId', async ({ member, params, client }) => {
    await endOtherSessions(database, {
      owner: member,
      sessionId: params.sessionId,
      address: client().address,
      now: now(),
    });
    return { isEnded: true };
  });

  serve(app, 'DELETE /api/v1/user/session', ({ member, client }) =>
    endOtherSessions(database, { owner: member, address: client().address, now: now() }),
  );

  serve(app, 'DELETE /api/v2/auth/social/withdrawal', ({ member, body, log }) =>
    withdraw(services, { memberId: member.memberId, reason: body.reason, now: now() }, log),
  );
}

/** The access token may have expired, but must be validly signed: a refresh token alone is not enough. */
async function sessionOf(keys: Keys, accessToken: string, now: Date): Promise<string> {
  const token = bareToken(accessToken);
  if (!token) throw new ApiError('tokenMissing');
  const { sessionId } = await readAccessToken(keys, token, now).catch(() => {
    throw new ApiError('refreshExpired');
  });
  return sessionId;
}
