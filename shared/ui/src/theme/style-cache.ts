import createCache, { type EmotionCache } from '@emotion/cache';

export type StyleCache = EmotionCache;

/**
 * Where rendered styles are kept: one per page on the server, one in the browser. On the server styles are collected
 * (and written into the head) instead of being written between the elements, where they would upset `:first-child`.
 */
export function makeStyleCache({ nonce }: { nonce?: string | undefined } = {}): StyleCache {
  const cache = createCache(nonce === undefined ? { key: 'jt' } : { key: 'jt', nonce });
  if (typeof document === 'undefined') cache.compat = true;
  return cache;
}
