import { createContext, useContext } from 'react';
import type { Pages } from './pages.ts';

const PagesContext = createContext<Pages | undefined>(undefined);

export const PagesProvider = PagesContext.Provider;

export function usePages(): Pages {
  const pages = useContext(PagesContext);
  if (!pages) throw new Error('usePages stands outside of PagesProvider');
  return pages;
}
