import { useAnalytics } from './use-analytics.ts';
import { useCommunityFlags } from './use-community-flags.ts';
import { useLookingAhead } from './use-looking-ahead.ts';

/** Works without being seen. */
export function Background() {
  useCommunityFlags();
  useAnalytics();
  useLookingAhead();
  return null;
}
