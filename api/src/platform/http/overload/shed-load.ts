import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyServerFactory, FastifyServerOptions } from 'fastify';
import { ApiError } from '../../errors.ts';
import { replyTo } from '../failures/failures.ts';
import { requestId } from '../log/logging.ts';
import { Admission, type LoadLimits } from './admission.ts';
import { EventLoop } from './event-loop.ts';
import { laneOf, ownPlaces } from './lanes.ts';

/** A warning for each refused request would cost more than the refusal. */
const reportEveryMs = 1_000;

/**
 * A server that lets as many requests in as can be worked on at once. What comes beyond that waits, and is refused before
 * anything is done for it, even before its route is known, once the queue stands or the thread is late for some time.
 */
export function sheddingServer(
  limits: LoadLimits,
  { log, onShed }: { log: () => FastifyBaseLogger; onShed: () => void },
  loop: Pick<EventLoop, 'refuses' | 'start'> = new EventLoop(limits.maxWaitMs),
): FastifyServerFactory {
  const admission = new Admission({ lanes: ownPlaces, ...limits });
  let refusedCount = 0;
  const report = () => {
    if (refusedCount > 0) log().warn({ refusedCount, lanes: admission.counts() }, 'overloaded');
    refusedCount = 0;
  };
  return (handle, options) => {
    const server = createServer((request, response) => {
      const lane = laneOf(request);
      if (!lane) return handle(request, response);
      const leave = loop.refuses() ? undefined : admission.enter(lane, () => handle(request, response));
      // 'close' is emitted for every response, also when the caller has gone.
      if (leave) return response.once('close', leave);
      refusedCount += 1;
      onShed();
      refuse(request, response, server.listening);
    });
    const { keepAliveTimeout, requestTimeout } = options as FastifyServerOptions;
    Object.assign(server, { keepAliveTimeout, requestTimeout });
    const reporting = setInterval(report, reportEveryMs).unref();
    const ticking = loop.start();
    server.once('close', () => {
      clearInterval(reporting);
      ticking[Symbol.dispose]();
    });
    return server;
  };
}

const failure = new ApiError('requestTimeout');

function refuse(request: IncomingMessage, response: ServerResponse, isListening: boolean): void {
  const id = requestId(request);
  const body = JSON.stringify(replyTo(failure, id));
  response.writeHead(failure.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(failure.retryAfterSeconds),
    'x-request-id': id,
    // A connection that stays open would be waited for while the server closes.
    ...(!isListening && { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
