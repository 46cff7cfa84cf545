import { type CallKey, calls } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TSchema } from 'typebox';
import { closedSchema } from '../src/platform/http/document/closed-schema.ts';
import { codesOf } from '../src/platform/http/document/documented-failures.ts';
import { errorsIn } from './errors-in.ts';

/** The path's segments before its first parameter, in the router's notation. */
const patterns = (Object.keys(calls) as CallKey[])
  .toSorted((one, other) => one.split(':').length - other.split(':').length)
  .map((key) => {
    const [method, path = ''] = key.split(' ');
    return { key, method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
  });

function callAt({ method = 'GET', url = '' }: InjectOptions): CallKey | undefined {
  const path = String(url).split('?')[0] ?? '';
  return patterns.find((pattern) => pattern.method === method && pattern.path.test(path))?.key;
}

const closedReplies = new Map<CallKey, TSchema>();

function closedReplyOf(key: CallKey): TSchema {
  const schema = closedReplies.get(key) ?? closedSchema(calls[key].reply);
  closedReplies.set(key, schema);
  return schema;
}

/**
 * Whatever a test sends, a success has the contract's fields and no others, even where PostgreSQL has written it, and a
 * refusal has a code that the call's document names.
 */
export function expectDocumentedReplies(app: FastifyInstance): void {
  const inject = app.inject.bind(app);
  const watched = async (request: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const options = typeof request === 'string' ? { url: request } : request;
    const reply = await inject(options);
    const key = callAt(options);
    if (!key) return reply;
    const { code, data } = reply.json();
    if (code === codes.ok) expect({ key, errors: errorsIn(closedReplyOf(key), data) }).toEqual({ key, errors: [] });
    if (reply.statusCode === 200) return reply;
    expect({ key, code, isDocumented: codesOf(calls[key]).includes(code) }).toMatchObject({ isDocumented: true });
    return reply;
  };
  app.inject = watched as typeof app.inject;
}
