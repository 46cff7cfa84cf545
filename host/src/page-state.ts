import { pageIds } from '@jangteo/contract/release';
import type { DehydratedState } from '@tanstack/react-query';

/** What the server has loaded for the first view. */
export interface PageState {
  query: DehydratedState;
}

/** Nothing where the server sent a page without content. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(pageIds.state)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}

/** Fit to stand inside a script element. */
export const writePageState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');
