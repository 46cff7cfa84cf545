import { isRecord } from '@jangteo/contract/is-record';
import { localStore, sessionStore } from './stores.ts';

/** Opening the community after so long a pause is another visit. */
const pauseMs = 30 * 60_000;

interface Visit {
  openedMs: number;
  /** When the visitor was there before this visit. */
  since?: string;
}

const isVisit = (value: unknown): value is Visit => isRecord(value) && typeof value.openedMs === 'number';

/** When the visitor was last in the community before the visit of now; undefined on the first one. */
export function communitySeenBefore(nowMs: number): string | undefined {
  const visit = sessionStore.getJson('communityVisit', isVisit);
  return visit && nowMs - visit.openedMs < pauseMs ? visit.since : localStore.get('communitySeenAt');
}

/** Called each time the visitor opens the community. */
export function noteCommunityVisit(nowMs: number): void {
  const since = communitySeenBefore(nowMs);
  sessionStore.setJson('communityVisit', { openedMs: nowMs, since } satisfies Visit);
  localStore.set('communitySeenAt', new Date(nowMs).toISOString());
}
