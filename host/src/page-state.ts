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
  if (!text) return undefined;
  const state = JSON.parse(text) as PageState;
  // On a device whose clock is slow, data of the server's time would stay fresh until that time.
  const slowMs = Math.max(0, state.renderedAt - Date.now());
  for (const query of state.query.queries) query.state.dataUpdatedAt -= slowMs;
  return state;
}

/**
 * Whether the document was sent for the address at which it is. Who goes back right after a reload is at another address of the
 * same document, maybe before any of its scripts runs.
 */
export function isOfThisAddress(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || withoutHash(navigation.name) === withoutHash(window.location.href);
}

const withoutHash = (address: string): string | undefined => address.split('#')[0];
