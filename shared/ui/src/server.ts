import { coreFaces } from './theme/core-faces.ts';
import { makeStyleCache, type StyleCache, styleNamesAttribute } from './theme/style-cache.ts';
import * as engine from './theme/style-engine.ts';

/** A cache that writes any styles at once: that of the server, and of tests. */
export const makeCompleteStyleCache = (nonce?: string): StyleCache => makeStyleCache({ nonce, engine });

/** A style element for the head, with exactly the styles that were rendered with this cache. */
export function renderStyles({ written }: StyleCache, nonce: string): string {
  const [first, ...others] = written.values();
  const names = [...written.keys()].join(' ');
  return `<style nonce="${nonce}" ${styleNamesAttribute}="${names}">${[first, coreFaces, ...others].join('')}</style>`;
}
