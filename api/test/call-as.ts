import { type CallDefinition, type CallKey, calls } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import type { FastifyInstance } from 'fastify';
import { errorsIn } from './errors-in.ts';
import type { Visitor } from './visitors.ts';

interface RequestParts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
}

/** Calls as one of the visitors and returns the data, checked against the contract, or the code of a refusal. */
export const callAs =
  (app: FastifyInstance, { headers }: Pick<Visitor, 'headers'>) =>
  async <Answer = unknown>(key: CallKey, { params = {}, query = {}, body }: RequestParts = {}): Promise<Answer> => {
    const [method, path = ''] = key.split(' ');
    const send = () =>
      app.inject({
        method: method as 'GET',
        url: path.replace(/:(\w+)/g, (_, name) => String(params[name])),
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        headers,
        ...(body && { payload: body }),
      });
    let reply = await send();
    // On a busy machine the API refuses some of many simultaneous calls before doing anything: retried, as a client
    // would.
    for (let tries = 0; tries < 5 && reply.json().code === codes.requestTimeout; tries += 1) reply = await send();
    const { code, data, message } = reply.json();
    if (code !== codes.ok) {
      expect(message).toMatch(/[가-힣]/);
      return code;
    }
    expect(errorsIn((calls[key] as CallDefinition).reply, data)).toEqual([]);
    return data;
  };
