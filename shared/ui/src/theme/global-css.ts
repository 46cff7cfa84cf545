import { serializeStyles } from '@emotion/serialize';
import type { SerializedStyles } from '@emotion/utils';
import type { Styles } from './named-styles.ts';
import { styleSystem } from './system.ts';

let serialized: SerializedStyles | undefined;

/**
 * The order of the layers, the reset, the tokens: they precede all other styles. Serialized at first use: a browser
 * that
 * finds the server's styles never needs it.
 */
export function globalCss(): SerializedStyles {
  if (!serialized) {
    const { layers, _global } = styleSystem();
    serialized = serializeStyles([layers.atRule, ...(_global as Styles[])]);
  }
  return serialized;
}
