import { compileRecipe } from './theme/compile.ts';
import { firstStyles } from './theme/first-styles.ts';
import { compileAtOnce } from './theme/raw-recipes.ts';
import { makeStyleCache, type StyleCache, styleNamesAttribute } from './theme/style-cache.ts';

export { renderFontScript } from './theme/font-script.ts';

compileAtOnce(compileRecipe);

/** A cache that has the first styles: that of the server, and of tests. */
export function makeCompleteStyleCache(nonce?: string): StyleCache {
  const cache = makeStyleCache(nonce);
  cache.writeFirst(firstStyles());
  return cache;
}

/** A style element for the head, with exactly the styles that were rendered with this cache. */
export function renderStyles({ written }: StyleCache, nonce: string): string {
  const names = [...written.keys()].join(' ');
  return `<style nonce="${nonce}" ${styleNamesAttribute}="${names}">${[...written.values()].join('')}</style>`;
}
