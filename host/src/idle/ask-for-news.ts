import { call } from '@jangteo/http';
import { localStore } from '@jangteo/storage';

/** Asks the server once for news of the community since the visitor's last visit there. Returns how to cancel. */
export function askForNews(onNews: () => void): () => void {
  const since = localStore.get('communitySeenAt');
  const leaving = new AbortController();
  call('GET /api/v1/community/alert', { query: since ? { since } : {}, signal: leaving.signal }).then(
    ({ isNew }) => isNew && onNews(),
    // Without a response there is no mark.
    () => undefined,
  );
  return () => leaving.abort();
}
