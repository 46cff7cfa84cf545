import { stayingNames } from '@jangteo/contract/names';
import { localStore, sessionStore } from '@jangteo/storage';
import type { QueryClient } from '@tanstack/react-query';
import { getContext } from '../context.ts';
import { noteMember } from '../tokens/member-of-tab.ts';
import { storedTokens, type TokensChange } from '../tokens/tokens.ts';
import { resetBanStatus } from './ban-status.ts';
import { profileQuery } from './profile.ts';
import { userTokenQuery } from './user-token.ts';

/** Renewed tokens belong to the same member: only the profile is refetched. After a sign-in or sign-out every query is. */
export function refreshQueries(change: TokensChange): void {
  const { queryClient, hydrated } = getContext();
  if (change === 'renewed') {
    void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    return;
  }
  dropStored(change);
  for (const { queryKey } of [profileQuery, userTokenQuery]) queryClient.getQueryCache().find({ queryKey })?.reset();
  // After the page has rendered the new status: queries for members only must not run for a visitor.
  void hydrated.then(() => setTimeout(() => dropResults(queryClient)));
}

/** Removes what this tab has stored of the member before. */
export function dropStored(change: Exclude<TokensChange, 'renewed'>): void {
  if (change === 'signedOut') {
    sessionStore.removeAll({ but: stayingNames.session });
    // In every tab: replies may have come between another tab's logout and its announcement here. A tab that hears of it
    // late leaves what belongs to the next login.
    if (!storedTokens()) {
      localStore.remove('userToken');
      resetBanStatus();
    }
  } else sessionStore.remove('queryCache');
  noteMember();
}

function dropResults(queryClient: QueryClient): void {
  // Removal alone would leave what a list for members shows on the screen.
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.getObserversCount() > 0 && query.isDisabled()) query.reset();
  }
  // Queries in flight are the next page's: removing one would fail the navigation that waits for it.
  queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' });
  void queryClient.invalidateQueries();
}
