import { type CallKey, calls } from '@jangteo/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { codesOf } from '../src/platform/http/documented-failures.ts';

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

/** Whatever a test sends, a refusal has a code that the call's document names; otherwise the document lacks it. */
export function expectDocumentedCodes(app: FastifyInstance): void {
  const inject = app.inject.bind(app);
  const watched = async (request: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const options = typeof request === 'string' ? { url: request } : request;
    const reply = await inject(options);
    const key = callAt(options);
    if (!key || reply.statusCode === 200) return reply;
    const { code } = reply.json();
    expect({ key, code, isDocumented: codesOf(calls[key]).includes(code) }).toMatchObject({ isDocumented: true });
    return reply;
  };
  app.inject = watched as typeof app.inject;
}
