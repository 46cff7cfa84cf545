import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAddress } from '../pages/page-address.ts';
import { sendRefusal } from '../refusals/refusal.ts';
import { compressAnswer } from './compress-answer.ts';
import { answerHeaders, requestHeaders } from './proxy-headers.ts';

const mostSockets = 256;

interface Options {
  apiUrl: string;
  deadlineMs: number;
}

/** The API on the pages' own origin: browsers ask no other one for permission, and cookies stay first-party. */
export async function addApiProxy(app: FastifyInstance, { apiUrl, deadlineMs }: Options): Promise<void> {
  const base = new URL(apiUrl);
  const isTls = base.protocol === 'https:';
  const agent = new (isTls ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: mostSockets });
  app.addHook('onClose', async () => agent.destroy());

  await app.register(async (scope) => {
    // Bodies pass through as they are; the API limits and reads them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    // The API broke off before the first part of its answer was sent.
    scope.setErrorHandler((error, request, reply) => {
      request.log.warn(error, 'The API broke off');
      reply.removeHeader('content-encoding').removeHeader('etag');
      return sendRefusal(request, reply, 502);
    });

    scope.all('/api/*', async (request, reply) => {
      const address = readAddress(request.raw.url ?? '/');
      if (typeof address === 'number') return sendRefusal(request, reply, address);
      // What the API keeps beside its calls is not for the public.
      if (!new URL(address.pathname, base).pathname.startsWith('/api/')) return sendRefusal(request, reply, 404);
      try {
        const answer = await ask(request, reply, address.pathname + address.search);
        const plain = { headers: answerHeaders(answer.headers), body: answer };
        // A HEAD answer describes a body that is not there to be compressed.
        const sent = request.method === 'HEAD' ? plain : compressAnswer(plain, request.headers['accept-encoding']);
        return reply
          .code(answer.statusCode ?? 502)
          .headers(sent.headers)
          .send(sent.body);
      } catch (error) {
        request.log.warn(error, 'The API did not answer');
        return sendRefusal(request, reply, error instanceof ApiTooSlow ? 504 : 502);
      }
    });
  });

  function ask(request: FastifyRequest, reply: FastifyReply, path: string): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const outgoing: ClientRequest = (isTls ? httpsRequest : httpRequest)({
      agent,
      protocol: base.protocol,
      hostname: base.hostname,
      port: base.port,
      path,
      method: request.method,
      headers: requestHeaders(request, base.host),
    });
    let timer: NodeJS.Timeout | undefined;
    const startTimer = () => {
      timer = setTimeout(() => outgoing.destroy(new ApiTooSlow(deadlineMs)), deadlineMs);
    };
    const stopTimer = () => {
      clearTimeout(timer);
      request.raw.off('end', startTimer);
    };
    // How long the visitor's line takes to send a photograph says nothing of the API.
    if (request.raw.readableEnded) startTimer();
    else request.raw.once('end', startTimer);
    outgoing.once('response', (answer) => {
      answer.once('close', stopTimer);
      resolve(answer);
    });
    outgoing.once('error', (error) => {
      stopTimer();
      reject(error);
    });
    // A visitor who left is not waited for.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) outgoing.destroy();
    });
    request.raw.pipe(outgoing);
    return promise;
  }
}

class ApiTooSlow extends Error {
  constructor(deadlineMs: number) {
    super(`No answer within ${deadlineMs} ms`);
    this.name = 'ApiTooSlow';
  }
}
