import type { ErrorReply } from '@jangteo/contract';
import { codes, type ErrorCode } from '@jangteo/contract/codes';
import { ObjectStoreUnavailable } from '@jangteo/object-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../database/database.ts';
import { ApiError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The reply's code, for the log. */
    code: ErrorCode | typeof codes.ok;
  }
}

/** Every failure is sent as `{ code, message, requestId }` with a code of the closed list. */
export function respondToFailures(app: FastifyInstance): void {
  app.decorateRequest('code', codes.ok);
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendFailure(unknownRoute(), request, reply));
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asApiError(error);
  request.code = failure.code;
  if (failure.status >= 500 && !isRefusal(error))
    request.log.error({ err: error, code: failure.code }, 'request failed');
  if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds);
  return reply.code(failure.status).type('application/json; charset=utf-8').send(replyTo(failure, request.id));
}

/** A flood of these is visible in the request log; logging each again would cost too much. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.code === codes.requestTimeout;

export const replyTo = ({ code, message }: ApiError, requestId: string): ErrorReply => ({ code, message, requestId });

const unknownRoute = () => new ApiError('unsupported', { status: 404, message: '없는 주소예요.' });

/** Fastify's own errors, in the customer's codes. */
const frameworkFailures: Record<number, () => ApiError> = {
  400: () => new ApiError('notMatched'),
  404: unknownRoute,
  413: () => new ApiError('outOfRange', { status: 413, message: '보내신 내용이 너무 커요.' }),
};

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error) || error instanceof ObjectStoreUnavailable) return new ApiError('requestTimeout');
  const { statusCode = 500 } = error as { statusCode?: number };
  const refusal = frameworkFailures[statusCode] ?? (statusCode < 500 ? frameworkFailures[400] : undefined);
  return refusal?.() ?? new ApiError('unexpected');
}
