import '@testing-library/jest-dom';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { UiProvider } from '../provider.tsx';
import { makeCompleteStyleCache } from '../server.ts';

const cache = makeCompleteStyleCache();

/** Renders one component inside the provider. */
export function renderUi(element: ReactElement): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => <UiProvider cache={cache}>{children}</UiProvider>;
  return render(element, { wrapper });
}
