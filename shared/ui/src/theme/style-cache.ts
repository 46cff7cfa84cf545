import { createContext, useContext } from 'react';
import type { NamedStyles, StyleEngine } from './named-styles.ts';

const classPrefix = 'jt-';
const globalName = 'global';

/** The attribute with the names of the styles in the server's style element. */
export const styleNamesAttribute = 'data-style-names';

interface StyleCacheOptions {
  nonce?: string | undefined;
  /** Missing in browsers, which load it. */
  engine?: StyleEngine;
}

/** The rendered styles: one cache per page on the server, one in the browser. */
export interface StyleCache {
  /** Whether the server has written the styles of what it has drawn. */
  isWrittenByServer: boolean;
  /** The styles' rules by name, in their order. Of styles that the server has written, a browser knows the names only. */
  written: Map<string, string>;
  /** Requests what `load` takes to be ready. */
  request(): void;
  /** Resolves when any styles can be written at once. What is rendered before appears without its new styles. */
  load(): Promise<void>;
  write(styles: NamedStyles): void;
}

export function makeStyleCache({ nonce, engine }: StyleCacheOptions = {}): StyleCache {
  const written = new Map(namesFromServer().map((name) => [name, '']));
  const isWrittenByServer = written.size > 0;
  const waiting = new Map<string, NamedStyles>();
  let write: ((styles: NamedStyles) => void) | undefined;

  function start(engine: StyleEngine): void {
    const insert = engine.openStyleSheet(nonce);
    if (!isWrittenByServer) {
      written.set(globalName, insert('', globalName, engine.globalCss()));
      if (typeof document !== 'undefined') void addFaces(insert);
    }
    write = (styles) => written.set(styles.name, insert(`.${classOf(styles)}`, styles.name, styles.css(engine)));
    for (const styles of waiting.values()) write(styles);
    waiting.clear();
  }
  if (engine) start(engine);

  return {
    isWrittenByServer,
    written,
    request() {
      importEngine().catch(() => undefined);
    },
    async load() {
      if (write) return;
      const engine = await importEngine();
      if (write) return;
      // In a task of its own: rendering, which would create it for the first new style, could not be interrupted by a tap.
      engine.styleSystem();
      start(engine);
    },
    write(styles) {
      if (written.has(styles.name)) return;
      if (write) write(styles);
      else waiting.set(styles.name, styles);
    },
  };
}

const importEngine = () => import(/* webpackChunkName: "style-engine" */ './style-engine.ts');

/** Until the font has loaded, the device's own font is shown, as on any first visit. */
async function addFaces(insert: ReturnType<StyleEngine['openStyleSheet']>): Promise<void> {
  const { coreFaces } = await import(/* webpackChunkName: "core-faces" */ './core-faces.ts').catch(() => ({
    coreFaces: '',
  }));
  insert('', 'faces', coreFaces);
}

const CurrentCache = createContext<StyleCache | undefined>(undefined);

export const StyleCacheProvider = CurrentCache.Provider;

const classOf = ({ name }: NamedStyles): string => classPrefix + name;

/**
 * Returns the class of these styles and adds them to the page. Runs while rendering, so that rules have the order of the
 * elements, on the server as in the browser.
 */
export function useClassName(styles: NamedStyles): string {
  const cache = useContext(CurrentCache);
  if (!cache) throw new Error('Styled elements stand outside of UiProvider');
  cache.write(styles);
  return classOf(styles);
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
