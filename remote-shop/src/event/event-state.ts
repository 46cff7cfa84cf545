import type { EventDetail } from '@jangteo/contract';
import { useServerClock } from '@jangteo/query';

/** The reply has the state at its own time; a page stays open for longer. */
export function useEventState({ startDt, endDt, serverDt, state }: EventDetail): EventDetail['state'] {
  const now = useServerClock(serverDt);
  if (now >= Date.parse(endDt)) return 'ended';
  if (now < Date.parse(startDt)) return 'coming';
  return state === 'full' ? 'full' : 'running';
}
