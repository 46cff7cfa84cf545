import { type Static, type TObject, type TOptional, type TSchema, Type } from 'typebox';
import type { ErrorCode } from './codes.ts';

/** One call: the server's validation and reply filter, the client's types and the OpenAPI document all come from it. */
export interface CallDefinition {
  summary: string;
  /**
   * Who may make the call: anyone, a signed-in member, or an admin (all others get 'no data', as if the call did not
   * exist).
   */
  access: 'visitor' | 'member' | 'admin';
  /** Set on a call that writes and that banned members may make; they may make all calls that only read. */
  isOpenToBanned?: true;
  /** The same for members whose sign-up is not finished, because they have not given the required agreements. */
  isOpenToUnagreed?: true;
  /** Set on a read call that pages of other sites may make, without cookies: its reply says nothing of a member. */
  isOpenToOtherSites?: true;
  params?: TObject;
  query?: TObject;
  headers?: TObject;
  body?: TObject;
  /** A file that is sent as it is, instead of JSON. */
  file?: { types: readonly string[]; maxBytes: number };
  reply: TSchema;
  /** The codes of this call's refusals, beyond those that every call may return. */
  errors?: readonly ErrorCode[];
}

export const defineCall = <const D extends CallDefinition>(definition: D): D => definition;

type StaticOf<S> = S extends TSchema ? Static<S> : undefined;

/** The types of request and reply. Used by the browser as types only; erased at build. */
export type ParamsOf<D extends CallDefinition> = StaticOf<D['params']>;
export type QueryOf<D extends CallDefinition> = StaticOf<D['query']>;
export type HeadersOf<D extends CallDefinition> = StaticOf<D['headers']>;
export type BodyOf<D extends CallDefinition> = StaticOf<D['body']>;
export type ReplyOf<D extends CallDefinition> = Static<D['reply']>;

/** A property that a request may omit: the server sets its default, so that a handler always finds it. */
type WithDefault<T extends TSchema> = TOptional<T> & { '~filled': true };

/** Marks a schema that has a default. */
export const withDefault = <T extends TSchema>(schema: T): WithDefault<T> =>
  Type.Optional(schema) as unknown as WithDefault<T>;

type FilledKeys<S> =
  S extends TObject<infer P> ? { [K in keyof P]: P[K] extends { '~filled': true } ? K : never }[keyof P] : never;

/** What a handler receives, after the server has set the defaults. */
export type Received<S> = S extends TSchema
  ? Static<S> & Required<Pick<Static<S>, FilledKeys<S> & keyof Static<S>>>
  : undefined;

/** Shown by the client after a successful call. */
export const ToastItem = Type.Object({
  isSuccess: Type.Boolean(),
  icon: Type.Optional(Type.String()),
  startPhrase: Type.String(),
  pointPhrase: Type.Optional(Type.String()),
  endPhrase: Type.Optional(Type.String()),
});
export type ToastItem = Static<typeof ToastItem>;

/** The shape of every response body; `data` is present only when `code` is 0. */
export interface Envelope<T> {
  code: number;
  message: string;
  data?: T;
  toastItems?: ToastItem[];
}

/** The response body of a failed call. `requestId` identifies the request in the logs. */
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

/** The query parameters of every list. `limit` is at most 100. */
export const Paging = {
  page: withDefault(Type.Integer({ minimum: 1, maximum: 100_000, default: 1, description: '몇 번째 쪽인지' })),
  limit: withDefault(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: '한 쪽에 몇 건인지' })),
};
