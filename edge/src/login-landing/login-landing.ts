// Decision: docs/decisions/2026-11-20-login-popups-and-landings.md

import type { Envelope, LandingAnswer } from '@jangteo/contract';
import { landingPath } from '@jangteo/contract/links';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiServers } from '../api-servers/api-servers.ts';

interface Options {
  servers: ApiServers;
  deadlineMs: number;
}

/** The form fields that are used, mapped to the contract's names. */
const fieldNames: Record<string, keyof LandingAnswer> = {
  code: 'code',
  id_token: 'idToken',
  state: 'state',
  user: 'user',
  error: 'error',
};

/**
 * In redirect mode the device maker sends its result as a form POST, which a page cannot read: the API stores it, and
 * the browser is redirected to the page with a key that reads it once.
 */
export async function addLoginLanding(app: FastifyInstance, { servers, deadlineMs }: Options): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.post(landingPath.deviceMaker, async (request, reply) => {
      const query = await keep(request)
        .then((key) => ({ key }))
        .catch((error) => {
          request.log.warn(error, 'The answer of a provider could not be kept');
          return { error: 'server_error' };
        });
      reply.header('cache-control', 'no-store');
      return reply.redirect(`${landingPath.deviceMaker}?${new URLSearchParams(query)}`, 303);
    });
  });

  async function keep(request: FastifyRequest): Promise<string> {
    const reply = await servers.fetch('/api/v2/auth/social/landing', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': request.ip,
        'x-request-id': request.id,
      },
      body: JSON.stringify(answerOf(request.body)),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const { data } = (await reply.json()) as Envelope<{ key: string }>;
    if (!data) throw new Error(`The API answers ${reply.status}`);
    return data.key;
  }
}

function answerOf(form: unknown): LandingAnswer {
  if (!(form instanceof URLSearchParams)) return {};
  const fields = Object.entries(fieldNames).map(([field, name]) => [name, form.get(field) ?? undefined]);
  return Object.fromEntries(fields);
}
