import { createContext, useContext } from 'react';
import type { NamedRules } from './rules.ts';

const firstName = 'first';

/** The attribute with the names of the styles in the server's style element. */
export const styleNamesAttribute = 'data-style-names';

/** The rendered styles: one cache per page on the server, one in the browser. */
export interface StyleCache {
  /** Whether the server has written the styles of what it has drawn. */
  isWrittenByServer: boolean;
  /** The styles' rules by name, in their order. Of styles that the server has written, a browser knows the names only. */
  written: Map<string, string>;
  /** In a browser without the server's styles: they precede all others. */
  loadFirst(): Promise<void>;
  writeFirst(css: string): void;
  write(rules: LateRules): void;
}

/** Rules whose text may have to be loaded. */
export type LateRules = NamedRules | { name: string; css: () => Promise<string> };

export function makeStyleCache(nonce = ''): StyleCache {
  const written = new Map(namesFromServer().map((name) => [name, '']));
  const append = typeof document === 'undefined' ? undefined : appendRules(nonce);
  const cache: StyleCache = {
    isWrittenByServer: written.size > 0,
    written,
    async loadFirst() {
      const { firstStyles } = await import(/* webpackChunkName: "first-styles" */ './first-styles.ts');
      cache.writeFirst(firstStyles());
    },
    writeFirst(css) {
      if (written.has(firstName)) return;
      written.set(firstName, css);
      if (append) document.head.append(styleElement(nonce, css));
    },
    write({ name, css }) {
      if (written.has(name)) return;
      if (typeof css === 'string') {
        written.set(name, css);
        append?.(css);
        return;
      }
      written.set(name, '');
      // Without its styles the part works all the same; the next page asks for them again.
      css().then(append, () => written.delete(name));
    },
  };
  return cache;
}

const CurrentCache = createContext<StyleCache | undefined>(undefined);

export const StyleCacheProvider = CurrentCache.Provider;

/**
 * Returns the class of these rules and adds them to the page. Runs while rendering, so that rules have the order of the
 * elements, on the server as in the browser.
 */
export function useClassName(rules: LateRules): string {
  const cache = useContext(CurrentCache);
  if (!cache) throw new Error('Styled elements stand outside of UiProvider');
  cache.write(rules);
  return rules.name;
}

/**
 * The server's style element must not be touched: the browser would style the whole page anew.
 */
function namesFromServer(): string[] {
  if (typeof document === 'undefined') return [];
  const written = document.querySelector(`style[${styleNamesAttribute}]`);
  return written?.getAttribute(styleNamesAttribute)?.split(' ') ?? [];
}

function styleElement(nonce: string, css: string): HTMLStyleElement {
  return Object.assign(document.createElement('style'), { nonce, textContent: css });
}

/**
 * Writes each task's rules into a style sheet of their own at the end of the head. Chromium requests all fonts anew, and
 * lays out the whole page twice, when a rule with a layer is added to a style sheet that is in use; a further style sheet
 * costs the elements that it styles.
 */
function appendRules(nonce: string): (rule: string) => void {
  let open: CSSStyleSheet | null = null;
  return (rule) => {
    if (!open) {
      const element = styleElement(nonce, '');
      document.head.append(element);
      open = element.sheet;
      queueMicrotask(() => {
        open = null;
      });
    }
    try {
      open?.insertRule(rule, open.cssRules.length);
    } catch {
      // A rule that this browser does not know.
    }
  };
}
