import { coreFaces } from './theme/core-faces.ts';
import { globalCss } from './theme/global-css.ts';
import { type StyleCache, styleNamesAttribute } from './theme/style-cache.ts';

/** A style element for the head, with exactly the styles that were rendered with this cache. */
export function renderStyles(cache: StyleCache, nonce: string): string {
  const { [globalCss().name]: first, ...others } = cache.inserted;
  const styles = [first, coreFaces, ...Object.values(others)].join('');
  const names = Object.keys(cache.inserted).join(' ');
  return `<style nonce="${nonce}" ${styleNamesAttribute}="${names}">${styles}</style>`;
}
