import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { systemWithoutGlobalCss } from './theme/global-css.ts';
import type { StyleCache } from './theme/style-cache.ts';

export interface UiProviderProps {
  cache: StyleCache;
  children: ReactNode;
}

export function UiProvider({ cache, children }: UiProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={systemWithoutGlobalCss}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
