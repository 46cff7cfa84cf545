import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusalFor } from '../refusals/messages.ts';

const statusOfError: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Refuses bytes that are not a valid request, on the bare connection, in the same envelope as every other refusal. */
export function refuseBrokenHttp(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answers.set(socket, answer);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuse(socket, 405));
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuse(socket, 417));
  // Replaces Fastify's own listener, whose text is English.
  server.removeAllListeners('clientError');
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent && !answer.writableFinished;
    if (isAnswering || error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, statusOfError[error.code ?? ''] ?? 400);
  });
}

function refuse(socket: Duplex, status: number): void {
  const body = JSON.stringify({ ...refusalFor(status), requestId: randomUUID() });
  socket.end(
    [
      // The reason phrase is for people who read the connection; clients use the status code.
      `HTTP/1.1 ${status} Refused`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
