import type { ReactNode } from 'react';
import { type StyleCache, StyleCacheProvider } from './theme/style-cache.ts';

export interface UiProviderProps {
  cache: StyleCache;
  children: ReactNode;
}

export function UiProvider({ cache, children }: UiProviderProps) {
  return <StyleCacheProvider value={cache}>{children}</StyleCacheProvider>;
}
