import type { CallDefinition } from '@jangteo/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

const tokenNames = ['accessToken', 'refreshToken', 'socialToken'];

/** A header that is missing or empty is told by the customer's codes: 110 for a token, 10 for all else. */
export function requireHeaders({ headers }: CallDefinition, request: FastifyRequest): void {
  for (const name of headers?.required ?? []) {
    if (textOf(request, name)) continue;
    throw tokenNames.includes(name) ? new ApiError('tokenMissing') : new ApiError('required', { field: name });
  }
}

/** The headers that the call declares, by the names it gives them: in a request all are in small letters. */
export function readHeaders({ headers }: CallDefinition, request: FastifyRequest): Record<string, string> {
  const names = Object.keys(headers?.properties ?? {});
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = textOf(request, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function textOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}
