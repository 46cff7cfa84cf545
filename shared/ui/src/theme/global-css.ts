import { css, type SerializedStyles } from '@emotion/react';
import { system } from './system.ts';

type Styles = Parameters<typeof css>[number];

let serialized: SerializedStyles | undefined;

/**
 * The order of the layers, the reset, the tokens: what stands before all other styles. Serialized when first asked for:
 * a browser that finds the server's styles never is.
 */
export function globalCss(): SerializedStyles {
  serialized ??= css(system.layers.atRule, ...(system._global as Styles[]));
  return serialized;
}
