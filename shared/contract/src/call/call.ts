import { type Static, type TObject, type TOptional, type TSchema, Type } from 'typebox';
import type { ErrorCode } from './codes.ts';

/** One call: from it come the server's validation and reply filter, the client's types and the OpenAPI document. */
export interface CallDefinition {
  summary: string;
  /** Who may: anyone, a signed-in member, or an admin (for all others the call looks as if it were missing). */
  access: 'visitor' | 'member' | 'admin';
  /** The banned may only read, unless a call that writes says so. */
  isOpenToBanned?: true;
  /** So may those whose sign-up is not finished, because they have not agreed to what is required. */
  isOpenToUnagreed?: true;
  params?: TObject;
  query?: TObject;
  headers?: TObject;
  body?: TObject;
  /** A file as it is, instead of a body. */
  file?: { types: readonly string[]; maxBytes: number };
  reply: TSchema;
  /** Codes this call answers with, beyond those every call may answer. */
  errors?: readonly ErrorCode[];
}

export const defineCall = <const D extends CallDefinition>(definition: D): D => definition;

type StaticOf<S> = S extends TSchema ? Static<S> : undefined;

/** What a caller sends and gets. Part of the browser's types; erased at build. */
export type ParamsOf<D extends CallDefinition> = StaticOf<D['params']>;
export type QueryOf<D extends CallDefinition> = StaticOf<D['query']>;
export type HeadersOf<D extends CallDefinition> = StaticOf<D['headers']>;
export type BodyOf<D extends CallDefinition> = StaticOf<D['body']>;
export type ReplyOf<D extends CallDefinition> = Static<D['reply']>;

/** A property that a caller may leave out: the server fills it in, so that a handler always finds it. */
type Filled<T extends TSchema> = TOptional<T> & { '~filled': true };

/** Marks a schema that has a default. */
export const filled = <T extends TSchema>(schema: T): Filled<T> => Type.Optional(schema) as unknown as Filled<T>;

type FilledKeys<S> =
  S extends TObject<infer P> ? { [K in keyof P]: P[K] extends { '~filled': true } ? K : never }[keyof P] : never;

/** What a handler gets, once the server has filled in what the caller left out. */
export type Received<S> = S extends TSchema
  ? Static<S> & Required<Pick<Static<S>, FilledKeys<S> & keyof Static<S>>>
  : undefined;

/** Shown by the client after a successful answer. */
export const ToastItem = Type.Object({
  isSuccess: Type.Boolean(),
  icon: Type.Optional(Type.String()),
  startPhrase: Type.String(),
  pointPhrase: Type.Optional(Type.String()),
  endPhrase: Type.Optional(Type.String()),
});
export type ToastItem = Static<typeof ToastItem>;

/** Every answer has this shape; `data` is only there when `code` is 0. */
export interface Envelope<T> {
  code: number;
  message: string;
  data?: T;
  toastItems?: ToastItem[];
}

/** The answer to a call that failed. `requestId` finds the request in the logs. */
export interface ErrorReply {
  code: ErrorCode;
  message: string;
  requestId: string;
}

export const ListOf = <T extends TSchema>(item: T) =>
  Type.Object({
    list: Type.Array(item),
    page: Type.Integer(),
    limit: Type.Integer(),
    totalCount: Type.Integer(),
    hasNext: Type.Boolean(),
  });

/** Query of every list. `limit` is never over 100. */
export const Paging = {
  page: filled(Type.Integer({ minimum: 1, maximum: 100_000, default: 1, description: '몇 번째 쪽인지' })),
  limit: filled(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: '한 쪽에 몇 건인지' })),
};
