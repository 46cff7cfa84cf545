import type { PublicSettings } from '@jangteo/contract/release';
import { SettingsProvider } from '@jangteo/navigation';
import { type StyleCache, UiProvider } from '@jangteo/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider as StateProvider } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { Pages } from './router/pages.ts';
import { PagesProvider } from './router/pages-context.ts';

interface AppProps {
  settings: PublicSettings;
  queryClient: QueryClient;
  pages: Pages;
  styleCache: StyleCache;
  /** The router, as server or browser create it. */
  children: ReactNode;
}

/** The providers around the router, the same on server and browser. */
export function App({ settings, queryClient, pages, styleCache, children }: AppProps) {
  const [store] = useState(createStore);
  return (
    <UiProvider cache={styleCache}>
      <SettingsProvider value={settings}>
        <StateProvider store={store}>
          <QueryClientProvider client={queryClient}>
            <PagesProvider value={pages}>{children}</PagesProvider>
          </QueryClientProvider>
        </StateProvider>
      </SettingsProvider>
    </UiProvider>
  );
}
