import { useAnalytics } from './use-analytics.ts';
import { useCommunityFlags } from './use-community-flags.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Works without being seen. */
export function Background() {
  useCommunityFlags();
  useAnalytics();
  usePrefetch();
  return null;
}
