// Decision: docs/decisions/2026-11-25-renderings-share-replies.md

import type { Envelope } from '@jangteo/contract';
import type { Request, ShareReplies } from './transport.ts';

interface KeptReply {
  /** When it was requested: its data is no older. */
  askedAt: number;
  reply: Promise<Envelope<unknown>>;
  /** Unknown while the reply is awaited. */
  size: number;
}

interface Options {
  forMs: number;
  /** In characters, roughly. */
  maxSize?: number;
}

/**
 * Renderings that make the same call within `forMs` share one reply, which is frozen: none of them can change what the
 * others show. Only reads without headers are shared, because a server sends those of no visitor. A call that fails fails
 * for the rendering that made it alone; the others make their own.
 */
export function keepReplies({ forMs, maxSize = 8_000_000 }: Options): ShareReplies {
  const kept = new Map<string, KeptReply>();
  let size = 0;

  function remove(key: string, entry: KeptReply): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    size -= entry.size;
  }

  /** The oldest come first. */
  function removeOld(now: number): void {
    for (const [key, entry] of kept) {
      if (now - entry.askedAt < forMs && size <= maxSize) return;
      remove(key, entry);
    }
  }

  return (request, ask) => {
    if (!isForAll(request)) return ask();
    const now = performance.now();
    removeOld(now);
    const key = JSON.stringify([request.path, request.query]);
    const known = kept.get(key);
    if (known) return known.reply.catch(ask);

    const entry: KeptReply = { askedAt: now, reply: ask(), size: 0 };
    kept.set(key, entry);
    entry.reply.then(
      (reply) => {
        entry.size = freeze(reply);
        if (kept.get(key) === entry) size += entry.size;
        removeOld(performance.now());
      },
      () => remove(key, entry),
    );
    return entry.reply;
  };
}

const isForAll = ({ method, headers, body }: Request): boolean =>
  method === 'GET' && body === undefined && Object.keys(headers).length === 0;

const sizeOfNode = 16;

/** Freezes a value of JSON throughout; returns its size. */
function freeze(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return sizeOfNode;
  Object.freeze(value);
  return Object.values(value).reduce((sum: number, part) => sum + freeze(part), sizeOfNode);
}
