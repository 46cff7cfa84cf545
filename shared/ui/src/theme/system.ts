import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalStyles } from './global-styles.ts';
import { keyframes } from './keyframes.ts';
import { semanticColors } from './semantic-colors.ts';
import { tokens } from './tokens.ts';

/** Chakra's style language with our tokens only; its own theme would cost every page about 40 KB. */
export const system = createSystem(
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
