import { useRouter } from './router-provider.tsx';

/**
 * Whether the page opens at a place that is known: on the way back, where its address names an element, and as the first
 * page of a visit, which may be reloaded. All of it must be there at once then, for the visitor to be taken to that place.
 * True without a router of the browser.
 */
export function useOpensAtPlace(): boolean {
  const router = useRouter();
  if (!router) return true;
  const { historyAction, location } = router.state;
  return historyAction === 'POP' || location.hash !== '';
}
