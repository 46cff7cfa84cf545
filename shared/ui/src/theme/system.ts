import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { globalStyles } from './global-styles.ts';
import { keyframes } from './keyframes.ts';
import { semanticColors } from './semantic-colors.ts';
import { tokens } from './tokens.ts';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'jt',
  globalCss: globalStyles,
  theme: {
    tokens,
    semanticTokens: { colors: semanticColors },
    keyframes,
    breakpoints: { wide: '600px' },
  },
});

let system: SystemContext | undefined;

/** Chakra's style language with our tokens only. Created at first use: an app that is built does without. */
export function styleSystem(): SystemContext {
  system ??= createSystem(defaultBaseConfig, config);
  return system;
}
