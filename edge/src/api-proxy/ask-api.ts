import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ApiServers } from '../api-servers/api-servers.ts';
import { isUnreached } from '../api-servers/server-choice.ts';
import { Refusal } from '../refusals/refusal.ts';

/** At a slower rate, five megabytes would not arrive within the minute that a request may take. */
const leastUpload = { bytes: 64 * 1024, everyMs: 5_000 };

export interface Upload {
  file: Readable;
  /** Undefined where the client sends in chunks. */
  bytes: number | undefined;
}

interface Call {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | Upload | undefined;
  /** Reads and writes with a key are done once, however often they are sent. */
  isRepeatable: boolean;
  /** Aborts the request when the client has disconnected. */
  signal: AbortSignal;
}

export class ApiTooSlow extends Error {
  constructor(deadlineMs: number) {
    super(`No answer within ${deadlineMs} ms`);
    this.name = 'ApiTooSlow';
  }
}

export type AskApi = (call: Call) => Promise<IncomingMessage>;

interface Options {
  servers: ApiServers;
  deadlineMs: number;
  mostConnections: number;
}

/**
 * Sends requests on kept connections. The edge frames the body itself; no framing header of the client is used. When a
 * server has gone, another one is asked, unless the request may have had an effect.
 */
export function connectToApi({ servers, deadlineMs, mostConnections }: Options): { ask: AskApi; close(): void } {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, maxSockets: mostConnections }),
    'https:': new HttpsAgent({ keepAlive: true, maxSockets: mostConnections }),
  };

  const ask: AskApi = async (call) => {
    let lost: unknown;
    for (const server of servers.choice.order()) {
      try {
        const answer = await askOne(server, call);
        // A server that is about to leave ends its connections.
        if (answer.headers.connection === 'close') servers.choice.avoid(server);
        return answer;
      } catch (error) {
        lost = error;
        if (!mayAskElsewhere(call, error)) throw error;
        servers.choice.avoid(server);
      }
    }
    throw lost;
  };

  const askOne = (server: string, { method, path, headers, body, signal }: Call): Promise<IncomingMessage> => {
    const { protocol, hostname, port, host } = new URL(server);
    const isTls = protocol === 'https:';
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const framed = { ...servers.proven(headers), host, ...framingOf(body) };
    const agent = agents[isTls ? 'https:' : 'http:'];
    const options = { agent, protocol, hostname, port, path, method, headers: framed, signal };
    const outgoing = (isTls ? httpsRequest : httpRequest)(options);
    let timer: NodeJS.Timeout | undefined;
    const startTimer = () => {
      timer = setTimeout(() => outgoing.destroy(new ApiTooSlow(deadlineMs)), deadlineMs);
    };
    outgoing.on('error', reject).once('close', () => clearTimeout(timer));
    outgoing.once('response', (answer) => {
      resolve(answer);
      if (!body || Buffer.isBuffer(body)) return;
      // The response came before the file was complete: the rest of the file must not stay on this connection.
      body.file.off('end', startTimer).unpipe(outgoing);
      answer.once('end', () => {
        if (!outgoing.writableFinished) outgoing.destroy();
      });
    });
    if (!body || Buffer.isBuffer(body)) {
      outgoing.end(body);
      startTimer();
    } else {
      // The API may refuse it after reading the headers alone.
      outgoing.flushHeaders();
      // The time that a client needs to send a photograph is not counted as the API's.
      body.file.once('end', startTimer);
      outgoing.once('close', () => body.file.off('end', startTimer));
      onceConnected(outgoing, () => {
        const stopWatching = watchRate(body.file, () => outgoing.destroy(new Refusal(408)));
        outgoing.once('close', stopWatching);
        body.file.pipe(outgoing);
      });
    }
    return promise;
  };
  const close = () => {
    for (const agent of Object.values(agents)) agent.destroy();
  };
  return { ask, close };
}

function mayAskElsewhere({ isRepeatable, signal }: Call, error: unknown): boolean {
  if (signal.aborted || error instanceof ApiTooSlow || error instanceof Refusal) return false;
  return isRepeatable || isUnreached(error);
}

/** A file is not read before a server has accepted the connection: it could not be sent to another one afterwards. */
function onceConnected(outgoing: ClientRequest, start: () => void): void {
  outgoing.once('socket', (socket: Socket) => {
    if (socket.connecting) socket.once('connect', start);
    else start();
  });
}

function framingOf(body: Call['body']): OutgoingHttpHeaders {
  if (body === undefined) return {};
  const bytes = Buffer.isBuffer(body) ? body.length : body.bytes;
  return bytes === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes };
}

/** An upload that nearly stands still is ended: it would keep others from sending theirs. */
function watchRate(file: Readable, onTooSlow: () => void): () => void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
  };
  file.on('data', count);
  const measuring = setInterval(() => {
    if (bytes < leastUpload.bytes) onTooSlow();
    bytes = 0;
  }, leastUpload.everyMs);
  const stop = () => {
    clearInterval(measuring);
    file.off('data', count);
  };
  file.once('end', stop);
  return stop;
}
