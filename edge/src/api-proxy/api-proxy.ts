import { type CallDefinition, calls } from '@jangteo/contract';
import { servedSetHeader } from '@jangteo/contract/release';
import { networkOf } from '@jangteo/network';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiServers } from '../api-servers/api-servers.ts';
import type { SetChoice } from '../choice/set-choice.ts';
import { Lanes } from '../connections/lanes.ts';
import { callOf } from '../metrics/call-of.ts';
import { readAddress } from '../pages/page-address.ts';
import { crowded } from '../refusals/messages.ts';
import { Refusal, sendRefusal } from '../refusals/refusal.ts';
import { ApiTooSlow, connectToApi } from './ask-api.ts';
import { requestHeaders } from './proxy-headers.ts';
import { bodyOf, isRepeatable, isUpload } from './request-body.ts';
import { takeResponse } from './response-body.ts';

/**
 * Connections to the API. An upload occupies one for as long as the client sends, so uploads have a few connections of
 * their own.
 */
const lanes = { calls: { most: 256, mostPerClient: 64 }, files: { most: 32, mostPerClient: 4 } };

interface Options {
  servers: ApiServers;
  choice: SetChoice;
  deadlineMs: number;
}

/** Serves the API on the pages' own origin: no preflight requests, and cookies stay first-party. */
export async function addApiProxy(app: FastifyInstance, { servers, choice, deadlineMs }: Options): Promise<void> {
  const inUse = new Lanes(lanes);
  const api = connectToApi({ servers, deadlineMs, mostConnections: lanes.calls.most + lanes.files.most });
  app.addHook('onClose', async () => api.close());

  await app.register(async (scope) => {
    // Bodies are read below, before or while they are forwarded.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof Refusal) return sendRefusal(request, reply, error.statusCode);
      request.log.warn(error, 'The API did not answer');
      return sendRefusal(request, reply, error instanceof ApiTooSlow ? 504 : 502);
    });

    scope.all('/api/*', async (request, reply) => {
      const address = readAddress(request.raw.url ?? '/');
      if (typeof address === 'number') throw new Refusal(address);
      // Without its trailing slash, the address of one item with an empty id would be the address of all items.
      if (address.respelled) throw new Refusal(404);
      // The API's endpoints that are not calls, such as `/live`, are not public.
      if (!new URL(address.pathname, 'http://api').pathname.startsWith('/api/')) throw new Refusal(404);
      const isFile = isUpload(request.method, address.pathname);
      // A page that sends cookies is refused by the browser all the same: the header names no origin.
      if (isOpenToOtherSites(request.method, address.pathname)) reply.header('access-control-allow-origin', '*');
      const body = await bodyOf(request.raw, isFile);

      const leave = inUse.enter(isFile ? 'files' : 'calls', networkOf(request.ip));
      if (leave === 'client full') throw new Refusal(429);
      if (leave === 'full') return sendRefusal(request, reply, 503, crowded);
      try {
        const answer = await api.ask({
          method: request.method,
          path: address.pathname + address.search,
          headers: requestHeaders(request),
          body,
          isRepeatable: isRepeatable(request.method, address.pathname),
          signal: goneSignal(reply),
        });
        answer.once('close', leave);
        const sent = await takeResponse(answer, request);
        const live = await choice.ifAvailable(request);
        if (live) reply.header(servedSetHeader, live.set.registry.set);
        return reply
          .code(answer.statusCode ?? 502)
          .headers(sent.headers)
          .send(sent.body);
      } catch (error) {
        leave();
        throw error;
      }
    });
  });
}

function isOpenToOtherSites(method: string, pathname: string): boolean {
  const key = callOf(method, pathname);
  return key !== undefined && (calls as Record<string, CallDefinition>)[key]?.isOpenToOtherSites === true;
}

/** Aborted when the client disconnects before the response. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
