import { call } from '@jangteo/http';
import { localStore } from '@jangteo/storage';
import { raiseFlag } from './session-flags.ts';

/** Asks once whether something came to the community after the visitor's last time there. Answers how to stop waiting. */
export function raiseAlertOnNews(): () => void {
  const since = localStore.get('communitySeenAt');
  const leaving = new AbortController();
  call('GET /api/v1/community/alert', { query: since ? { since } : {}, signal: leaving.signal }).then(
    ({ isNew }) => isNew && raiseFlag('communityAlert'),
    // A mark is no reason to say that something failed.
    () => undefined,
  );
  return () => leaving.abort();
}
