import { serializeStyles } from '@emotion/serialize';
import type { SerializedStyles } from '@emotion/utils';
import type { Styles } from './named-styles.ts';
import { styleSystem } from './system.ts';

let serialized: SerializedStyles | undefined;

/**
 * The order of the layers, the reset, the tokens: what stands before all other styles. Serialized when first asked for:
 * a browser that finds the server's styles never is.
 */
export function globalCss(): SerializedStyles {
  if (!serialized) {
    const { layers, _global } = styleSystem();
    serialized = serializeStyles([layers.atRule, ...(_global as Styles[])]);
  }
  return serialized;
}
