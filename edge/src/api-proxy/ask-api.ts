import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
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
  apiUrl: string;
  deadlineMs: number;
  mostConnections: number;
}

/** Sends requests on kept connections. The edge frames the body itself; no framing header of the client is used. */
export function connectToApi({ apiUrl, deadlineMs, mostConnections }: Options): { ask: AskApi; close(): void } {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isTls = protocol === 'https:';
  const agent = new (isTls ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: mostConnections });

  const ask: AskApi = ({ method, path, headers, body, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const framed = { ...headers, ...framingOf(body) };
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
      body.file.once('end', startTimer).pipe(outgoing);
      const stopWatching = watchRate(body.file, () => outgoing.destroy(new Refusal(408)));
      outgoing.once('close', stopWatching);
    }
    return promise;
  };
  return { ask, close: () => agent.destroy() };
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
