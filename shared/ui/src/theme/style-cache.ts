import createCache, { type EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { createContext, useContext } from 'react';
import { globalCss } from './global-css.ts';
import type { NamedStyles } from './named-styles.ts';

export type StyleCache = EmotionCache;

/** The attribute with the names of the styles in the server's style element. */
export const styleNamesAttribute = 'data-style-names';

/** Emotion's own plugin writes prefixes for old browsers, which would be a third of each page's styles. */
const noPrefixes: [] = [];

/**
 * The rendered styles: one cache per page on the server, one in the browser. On the server styles are collected (and written
 * into the head) instead of standing between the elements, where they would break `:first-child`.
 */
export function makeStyleCache({ nonce }: { nonce?: string | undefined } = {}): StyleCache {
  const cache = createCache({ ...(nonce === undefined ? {} : { nonce }), key: 'jt', stylisPlugins: noPrefixes });
  if (typeof document === 'undefined') cache.compat = true;
  else cache.sheet.insert = appendRules(nonce);
  const written = namesFromServer();
  for (const name of written) cache.inserted[name] = true;
  if (written.length === 0) {
    cache.insert('', globalCss(), cache.sheet, true);
    if (typeof document !== 'undefined') void addFaces(cache);
  }
  return cache;
}

/**
 * Writes each task's rules into a style sheet of their own at the end of the head. Chromium requests all fonts anew, and
 * lays out the whole page twice, when a rule with a layer is added to a style sheet that is in use; a further style sheet
 * costs the elements that it styles.
 */
function appendRules(nonce = ''): (rule: string) => void {
  let open: CSSStyleSheet | null = null;
  return (rule) => {
    if (!open) {
      const element = document.createElement('style');
      element.nonce = nonce;
      document.head.append(element);
      open = element.sheet;
      queueMicrotask(() => {
        open = null;
      });
    }
    try {
      open?.insertRule(rule, open.cssRules.length);
    } catch {
      // A selector that this browser does not know.
    }
  };
}

/** Until the font has loaded, the device's own font is shown, as on any first visit. */
async function addFaces(cache: StyleCache): Promise<void> {
  const { coreFaces } = await import(/* webpackChunkName: "core-faces" */ './core-faces.ts').catch(() => ({
    coreFaces: '',
  }));
  cache.insert('', serializeStyles([coreFaces]), cache.sheet, true);
}

const CurrentCache = createContext<StyleCache | undefined>(undefined);

export const StyleCacheProvider = CurrentCache.Provider;

/**
 * Returns the class of these styles and adds them to the page. Runs while rendering, so that rules have the order of the
 * elements, on the server as in the browser.
 */
export function useClassName({ name, styles }: NamedStyles): string {
  const cache = useContext(CurrentCache);
  if (!cache) throw new Error('Styled elements stand outside of UiProvider');
  const className = `${cache.key}-${name}`;
  if (!cache.inserted[name]) cache.insert(`.${className}`, { name, styles: styles() }, cache.sheet, true);
  return className;
}

/**
 * The server's style element must not be touched: emotion would move it, and the browser would style the whole page
 * anew.
 */
function namesFromServer(): string[] {
  if (typeof document === 'undefined') return [];
  const written = document.querySelector(`style[${styleNamesAttribute}]`);
  return written?.getAttribute(styleNamesAttribute)?.split(' ') ?? [];
}
