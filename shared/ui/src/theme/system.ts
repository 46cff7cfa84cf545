import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { globalStyles } from './global-styles.ts';
import { keyframes } from './keyframes.ts';
import { semanticColors } from './semantic-colors.ts';
import { tokens } from './tokens.ts';

const config = defineConfig({
  preflight: false,
  cssVarsPrefix: 'jt',
  theme: {
    tokens,
    semanticTokens: { colors: semanticColors },
    breakpoints: { wide: '600px' },
  },
});

let system: SystemContext | undefined;

/**
 * Chakra's style language with our tokens only; its own theme would cost every page about 40 KB. Created at first use,
 * without the global styles: a browser whose page the server has drawn has them.
 */
export function styleSystem(): SystemContext {
  system ??= createSystem(defaultBaseConfig, config);
  return system;
}

/** The reset, the global styles and the tokens, in their layers. */
export const globalStylesOf = (): SystemContext['_global'] =>
  createSystem(defaultBaseConfig, config, { preflight: true, globalCss: globalStyles, theme: { keyframes } })._global;
