import type { CallKey, Calls, Envelope, ReplyOf } from '@jangteo/contract';
import { apiAddress } from '../places.ts';

export type Reply<K extends CallKey> = ReplyOf<Calls[K]>;

/** The response of the stack's API, to compare a page with. */
export async function ask<K extends CallKey & `GET ${string}`>(call: K, query = ''): Promise<Reply<K>> {
  const reply = await fetch(`${apiAddress}${call.slice('GET '.length)}${query}`);
  const { data } = (await reply.json()) as Envelope<Reply<K>>;
  if (data === undefined) throw new Error(`${call} answers ${reply.status}`);
  return data;
}
