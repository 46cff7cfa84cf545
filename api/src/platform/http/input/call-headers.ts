import type { CallDefinition } from '@jangteo/contract';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { ApiError } from '../../errors.ts';

const tokenNames = ['accessToken', 'refreshToken', 'socialToken'];

/** A missing or empty header gets the customer's codes: 110 for a token, 10 for any other. */
export function requireHeaders({ headers }: CallDefinition, request: FastifyRequest): void {
  const given = headers ? readHeaders(headers, request.headers) : {};
  for (const name of headers?.required ?? []) {
    if (given[name]) continue;
    throw tokenNames.includes(name) ? new ApiError('tokenMissing') : new ApiError('required', { field: name });
  }
}

/** The headers that a schema names, under the schema's spelling: in a request all names are lower-case. */
export function readHeaders(schema: TSchema, headers: Record<string, unknown>): Record<string, string> {
  const { properties = {} } = schema as { properties?: Record<string, unknown> };
  return Object.fromEntries(
    Object.keys(properties).flatMap((name) => {
      const value = headers[name.toLowerCase()];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
