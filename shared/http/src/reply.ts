import type { Envelope } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { CallError } from './call-error.ts';

export interface RawReply {
  status: number;
  /** Parsed JSON, else text. */
  body: unknown;
  requestId: string | undefined;
}

/** The envelope of a successful reply; throws a CallError for any other reply. */
export function readReply({ status, body, requestId }: RawReply): Envelope<unknown> {
  if (!isEnvelope(body)) throw new CallError({ kind: 'server', status, requestId });
  if (body.code === codes.ok && status < 400) return body;
  throw new CallError({
    kind: status >= 500 ? 'server' : 'refused',
    code: body.code,
    message: body.message,
    status,
    requestId: body.requestId ?? requestId,
  });
}

function isEnvelope(body: unknown): body is Envelope<unknown> & { requestId?: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'number' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
