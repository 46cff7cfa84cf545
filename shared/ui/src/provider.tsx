import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { StyleCache } from './theme/style-cache.ts';
import { system } from './theme/system.ts';

export interface UiProviderProps {
  cache: StyleCache;
  children: ReactNode;
}

export function UiProvider({ cache, children }: UiProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
