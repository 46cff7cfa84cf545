// Decision: docs/decisions/2026-11-20-styles-named-by-their-recipe.md

import hash from '@emotion/hash';
import type { serializeStyles } from '@emotion/serialize';

export type StyleEngine = typeof import('./style-engine.ts');
export type Styles = Parameters<typeof serializeStyles>[0][number];

/**
 * Styles under a name made of the recipes and the choice of variants. Server and browser compute the same name, so that
 * the browser need not resolve styles that the server has written.
 */
export interface NamedStyles {
  name: string;
  css: (engine: StyleEngine) => string;
}

export function nameStyles(madeOf: unknown, resolve: (engine: StyleEngine) => Styles): NamedStyles {
  let css: string | undefined;
  return {
    name: hash(JSON.stringify(madeOf)),
    css(engine) {
      css ??= engine.toCss(resolve(engine));
      return css;
    },
  };
}
