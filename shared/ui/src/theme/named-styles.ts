import hash from '@emotion/hash';
import { serializeStyles } from '@emotion/serialize';

export type Styles = Parameters<typeof serializeStyles>[0][number];

/**
 * Styles under a name that tells what they are made of. Server and browser make the same, so that styles which the server
 * has written need not be worked out again to know their name.
 */
export interface NamedStyles {
  name: string;
  styles: () => string;
}

export function nameStyles(madeOf: unknown, resolve: () => Styles): NamedStyles {
  let styles: string | undefined;
  return {
    name: hash(JSON.stringify(madeOf)),
    styles() {
      styles ??= serializeStyles([resolve()]).styles;
      return styles;
    },
  };
}
