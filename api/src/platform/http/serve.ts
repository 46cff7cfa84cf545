import {
  type CallDefinition,
  type CallKey,
  type Calls,
  calls,
  type Received,
  type ReplyOf,
  ToastItem,
} from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import type { FastifyBaseLogger, FastifyInstance, HTTPMethods } from 'fastify';
import { Type } from 'typebox';
import { closed } from './closed-schema.ts';

type Input<C, Part extends string> = C extends { [P in Part]: infer S } ? Received<S> : undefined;

interface Request<C> {
  params: Input<C, 'params'>;
  query: Input<C, 'query'>;
  body: Input<C, 'body'>;
  log: FastifyBaseLogger;
}

type Handler<C extends CallDefinition> = (request: Request<C>) => Promise<ReplyOf<C>>;

/**
 * Serves one call of the contract. Its definition refuses what does not fit before the handler runs, and lets nothing
 * out that the reply does not name.
 */
export function serve<K extends CallKey>(app: FastifyInstance, key: K, handle: Handler<Calls[K]>): void {
  const call: CallDefinition = calls[key];
  if (call.access !== 'visitor') throw new Error(`${key} is not for visitors: nothing here checks who calls`);
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  const nothing = Type.Object({});
  app.route({
    method,
    url,
    schema: {
      summary: call.summary,
      params: closed(call.params ?? nothing),
      querystring: closed(call.query ?? nothing),
      ...(call.body && { body: closed(call.body) }),
      response: { 200: envelopeOf(call.reply), '4xx': failure, '5xx': failure },
    },
    handler: async ({ params, query, body, log }) => {
      const data = await handle({ params, query, body, log } as Request<Calls[K]>);
      return { code: codes.ok, message: '', data };
    },
  });
}

const envelopeOf = (reply: CallDefinition['reply']) =>
  Type.Object({
    code: Type.Literal(codes.ok),
    message: Type.String(),
    data: reply,
    toastItems: Type.Optional(Type.Array(ToastItem)),
  });

const failure = Type.Object(
  {
    code: Type.Integer({ enum: Object.values(codes).filter((code) => code !== codes.ok) }),
    message: Type.String(),
    requestId: Type.String(),
  },
  { description: '실패: 코드와 안내 문구' },
);
