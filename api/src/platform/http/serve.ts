// Decision: docs/decisions/2026-11-20-unfinished-sign-ups-only-read.md

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
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../errors.ts';
import type { WithJsonText } from '../values/json-text.ts';
import { type Member, optionalMember, requireAdmin, requireMember } from './clients/caller.ts';
import { type Client, clientOf } from './clients/client.ts';
import { closedSchema } from './document/closed-schema.ts';
import { failureOf } from './document/documented-failures.ts';
import { describeCall } from './document/openapi.ts';
import { readHeaders, requireHeaders } from './input/call-headers.ts';
import { textOfReply } from './reply-text.ts';

type Input<C, Part extends string> = C extends { [P in Part]: infer S } ? Received<S> : undefined;

/** The authenticated member where the call requires one, otherwise a function that looks the member up. */
type Identity<C> = C extends { access: 'visitor' } ? { caller: () => Promise<Member | undefined> } : { member: Member };

type Request<C> = Identity<C> & {
  params: Input<C, 'params'>;
  query: Input<C, 'query'>;
  headers: Input<C, 'headers'>;
  body: Input<C, 'body'>;
  file: C extends { file: object } ? Buffer : undefined;
  client: () => Client;
  log: FastifyBaseLogger;
  /** Adds toasts to the reply. Call it once the change that they announce is committed. */
  toast: (items: readonly ToastItem[]) => void;
};

type Handler<C extends CallDefinition> = (request: Request<C>) => Promise<ReplyOf<C> | WithJsonText<ReplyOf<C>>>;

/**
 * Serves one call of the contract. Before the handler runs, the definition refuses callers without access and invalid
 * input; fields that the reply schema does not name are left out.
 */
export function serve<K extends CallKey>(app: FastifyInstance, key: K, handle: Handler<Calls[K]>): void {
  const call: CallDefinition = calls[key];
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  const nothing = Type.Object({});
  const envelope = envelopeOf(call.reply);
  app.route({
    method,
    url,
    ...(call.file && { bodyLimit: call.file.maxBytes }),
    schema: {
      ...describeCall(key, call),
      params: closedSchema(call.params ?? nothing),
      querystring: closedSchema(call.query ?? nothing),
      ...(call.headers && { headers: call.headers }),
      ...(call.body && { body: closedSchema(call.body) }),
      ...(call.file && { body: fileOf(call.file.types) }),
      response: { 200: envelope, '4xx': failureOf(call), '5xx': failureOf(call) },
    },
    ...(isGuarded(call) && {
      // After the rate limits and before the body: a caller without access learns nothing of the call's schema.
      preParsing: async (request: FastifyRequest) => {
        await admit(call, request);
        requireHeaders(call, request);
      },
    }),
    preValidation: ({ body }, _reply, done) => {
      const isUnexpected = !call.body && !call.file && isGiven(body);
      done(isUnexpected ? new ApiError('unsupported', { field: 'body' }) : undefined);
    },
    handler: async (request, reply) => {
      const { params, query, body, log } = request;
      const who =
        call.access === 'visitor'
          ? { caller: () => optionalMember(request) }
          : { member: await requireMember(request) };
      const headers = call.headers && readHeaders(call.headers, request.headers);
      const toastItems: ToastItem[] = [];
      const toast = (items: readonly ToastItem[]) => toastItems.push(...items);
      const file = call.file && fileIn(body);
      // Few calls need it. No getter: V8 makes a hidden class for each one, and with it keeps the request.
      const client = () => clientOf(request, reply);
      const given: object = { ...who, params, query, headers, body, file, client, log, toast };
      const data = await handle(given as Request<Calls[K]>);
      const answer = { code: codes.ok, message: '', data, ...(toastItems.length > 0 && { toastItems }) };
      return reply.type('application/json; charset=utf-8').send(textOfReply(reply, envelope, answer));
    },
  });
}

const isGuarded = ({ access, headers }: CallDefinition): boolean =>
  access !== 'visitor' || (headers?.required ?? []).length > 0;

async function admit(
  { access, isOpenToBanned, isOpenToUnagreed }: CallDefinition,
  request: FastifyRequest,
): Promise<void> {
  if (access === 'visitor') return;
  const { banMessage, hasAgreed } = access === 'admin' ? await requireAdmin(request) : await requireMember(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead) return;
  if (banMessage !== null && !isOpenToBanned) throw bannedError(banMessage);
  if (!hasAgreed && !isOpenToUnagreed) throw unagreedError();
}

const bannedError = (message: string) => new ApiError('unsupported', { status: 403, message });

const unagreedError = () =>
  new ApiError('required', { status: 403, message: '가입 약관에 동의한 뒤에 이용할 수 있어요.' });

/** Any bytes of these types; the call itself validates them. */
const fileOf = (types: readonly string[]) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: Type.Unsafe<Buffer>({}) }])),
});

/** Some clients send an empty object with every write. */
const isGiven = (body: unknown): boolean =>
  typeof body === 'object' ? Object.keys(body ?? {}).length > 0 : body !== undefined;

function fileIn(body: unknown): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new ApiError('required', { field: 'file' });
  return body;
}

const envelopeOf = (reply: CallDefinition['reply']) =>
  Type.Object(
    {
      code: Type.Literal(codes.ok),
      message: Type.String(),
      data: reply,
      toastItems: Type.Optional(Type.Array(ToastItem, { description: '화면에 잠시 보일 알림. 받은 별을 알려줌' })),
    },
    { description: '성공' },
  );
