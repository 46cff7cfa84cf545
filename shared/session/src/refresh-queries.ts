import { sessionStore } from '@jangteo/storage';
import { profileQuery } from './profile.ts';
import { getSurroundings } from './surroundings.ts';
import type { TokensChange } from './tokens.ts';

/** New tokens of the same member: who that is, is asked anew. Of another one: all that is known. */
export function refreshQueries(change: TokensChange): void {
  const { queryClient } = getSurroundings();
  if (change === 'renewed') {
    void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    return;
  }
  sessionStore.remove('queryCache');
  queryClient.getQueryCache().find({ queryKey: profileQuery.queryKey })?.reset();
  // Once the page has heard of it: what is for members only is not to be asked for a visitor.
  setTimeout(() => {
    // What is being loaded for the next page is let be: whoever waits for it would fail.
    queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' });
    void queryClient.invalidateQueries();
  });
}
