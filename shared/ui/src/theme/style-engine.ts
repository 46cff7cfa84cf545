/*
 * What turns recipes into rules: Chakra's system, emotion and its parser, a tenth of a page's scripts. The server has it
 * at once; a browser that finds the server's styles hydrates without it and loads it meanwhile
 * (docs/decisions/2026-11-23-pages-hydrate-without-the-style-engine.md).
 */
import createCache, { type EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import type { Styles } from './named-styles.ts';
import { globalStylesOf, styleSystem } from './system.ts';

export { styleSystem };

export const toCss = (...styles: Styles[]): string => serializeStyles(styles).styles;

let globalStyles: string | undefined;

/** The order of the layers, the reset, the tokens: they precede all other styles. */
export function globalCss(): string {
  globalStyles ??= toCss(styleSystem().layers.atRule, ...(globalStylesOf() as Styles[]));
  return globalStyles;
}

/** Returns a function that writes styles into the document. On the server it only returns their rules. */
export function openStyleSheet(nonce?: string): (selector: string, name: string, css: string) => string {
  const cache = typeof document === 'undefined' ? allPages() : makeCache(nonce);
  return (selector, name, css) => {
    if (cache.inserted[name] === undefined) cache.insert(selector, { name, styles: css }, cache.sheet, true);
    return String(cache.inserted[name]);
  };
}

/** Emotion's own plugin writes prefixes for old browsers, which would be a third of each page's styles. */
const noPrefixes: [] = [];

function makeCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ ...(nonce === undefined ? {} : { nonce }), key: 'jt', stylisPlugins: noPrefixes });
  cache.sheet.insert = appendRules(nonce);
  return cache;
}

let ofAllPages: EmotionCache | undefined;

/** On the server a name's rules are made once, for all pages. */
function allPages(): EmotionCache {
  ofAllPages ??= Object.assign(createCache({ key: 'jt', stylisPlugins: noPrefixes }), { compat: true as const });
  return ofAllPages;
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
