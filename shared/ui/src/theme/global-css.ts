import { serializeStyles } from '@emotion/serialize';
import type { SerializedStyles } from '@emotion/utils';
import { system } from './system.ts';

type Styles = Parameters<typeof serializeStyles>[0][number];

let serialized: SerializedStyles | undefined;

/**
 * The order of the layers, the reset, the tokens: what stands before all other styles. Serialized when first asked for:
 * a browser that finds the server's styles never is.
 */
export function globalCss(): SerializedStyles {
  serialized ??= serializeStyles([system.layers.atRule, ...(system._global as Styles[])]);
  return serialized;
}
