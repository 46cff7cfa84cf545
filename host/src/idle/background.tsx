import { useAnalytics } from './use-analytics.ts';
import { useCommunityFlags } from './use-community-flags.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';
import { useOverlaysAhead } from './use-overlays-ahead.ts';
import { useOwners } from './use-owners.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useWebVitals } from './use-web-vitals.ts';
import { useWholeFont } from './use-whole-font.ts';

/** Effects without a view of their own. */
export function Background({ loadOverlays }: { loadOverlays: () => Promise<unknown> }) {
  useCommunityFlags();
  useAnalytics();
  usePrefetch();
  useOverlaysAhead(loadOverlays);
  useWholeFont();
  useWebVitals();
  useOwners();
  useKeyboardHeight();
  return null;
}
