import type { Socket } from 'node:net';
import { ApiError } from '../../errors.ts';
import { requestId } from '../log/logging.ts';
import { replyTo } from './failures.ts';

/** Bytes that are not HTTP never become a request; the reply is written to the bare connection. */
export function respondToBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const failure = tooLarge ? new ApiError('outOfRange', { status: 431 }) : new ApiError('notMatched');
  const body = JSON.stringify(replyTo(failure, requestId({ headers: {} })));
  socket.end(
    [
      `HTTP/1.1 ${failure.status} ${tooLarge ? 'Request Header Fields Too Large' : 'Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
