import createCache, { type EmotionCache } from '@emotion/cache';
import { globalCss } from './global-css.ts';
import { styleNamesAttribute } from './style-tag.ts';

export type StyleCache = EmotionCache;

/** Emotion's own plugin writes prefixes for browsers long gone, which would be a third of each page's styles. */
const noPrefixes: [] = [];

/**
 * Where rendered styles are kept: one per page on the server, one in the browser. On the server styles are collected
 * (and written into the head) instead of being written between the elements, where they would upset `:first-child`.
 */
export function makeStyleCache({ nonce }: { nonce?: string | undefined } = {}): StyleCache {
  const cache = createCache({ ...(nonce === undefined ? {} : { nonce }), key: 'jt', stylisPlugins: noPrefixes });
  if (typeof document === 'undefined') cache.compat = true;
  for (const name of namesFromServer()) cache.inserted[name] = true;
  if (!cache.inserted[globalCss.name]) cache.insert('', globalCss, cache.sheet, true);
  return cache;
}

/** The server's style element stays untouched: emotion would move it, and all of the page would be styled anew. */
function namesFromServer(): string[] {
  if (typeof document === 'undefined') return [];
  const written = document.querySelector(`style[${styleNamesAttribute}]`);
  return written?.getAttribute(styleNamesAttribute)?.split(' ') ?? [];
}
