import { pageIds } from '@jangteo/contract/release';
import type { DehydratedState } from '@tanstack/react-query';

/** The data that the server has loaded for the first view. */
export interface PageState {
  query: DehydratedState;
  /** Epoch in ms, by the server's clock. */
  renderedAt: number;
}

/** Undefined where the server sent a page without content. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(pageIds.state)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
