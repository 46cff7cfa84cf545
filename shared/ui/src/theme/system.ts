import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { globalStyles } from './global-styles.ts';
import { keyframes } from './keyframes.ts';
import { semanticColors } from './semantic-colors.ts';
import { tokens } from './tokens.ts';

let system: SystemContext | undefined;

/**
 * Chakra's style language with our tokens only; its own theme would cost every page about 40 KB. Created at first use.
 */
export function styleSystem(): SystemContext {
  system ??= createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      cssVarsPrefix: 'jt',
      globalCss: globalStyles,
      theme: {
        tokens,
        semanticTokens: { colors: semanticColors },
        keyframes,
        breakpoints: { wide: '600px' },
      },
    }),
  );
  return system;
}
