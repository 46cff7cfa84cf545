import type { BodyOf, CallKey, Calls, HeadersOf, ParamsOf, QueryOf, ReplyOf } from '@jangteo/contract';

/** Required, optional or absent, as the call's definition says. */
type Field<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: never }
  : Record<never, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

type FileOf<D> = D extends { file: object } ? Blob : undefined;

/** An anonymous call sends the device's id, but no token. */
export type CallOptions<K extends CallKey> = { signal?: AbortSignal; anonymous?: boolean } & Field<
  'params',
  ParamsOf<Calls[K]>
> &
  Field<'query', QueryOf<Calls[K]>> &
  Field<'headers', HeadersOf<Calls[K]>> &
  Field<'body', BodyOf<Calls[K]>> &
  Field<'file', FileOf<Calls[K]>>;

/** A call without required options is made by its key alone. */
export type CallArguments<K extends CallKey> =
  Record<never, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

export type Reply<K extends CallKey> = ReplyOf<Calls[K]>;
