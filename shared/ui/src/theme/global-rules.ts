import { cssText, type Styles } from './css-text.ts';
import { styleSystem } from './system.ts';

/**
 * The order of the layers, the reset, the global styles and the tokens: they precede all other styles. In an app that is
 * built this module has their text.
 */
export function globalRules(): string {
  const { layers, _global } = styleSystem();
  return cssText('', layers.atRule, ...(_global as Styles[]));
}
