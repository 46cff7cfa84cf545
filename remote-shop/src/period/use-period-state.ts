import type { PeriodDealDetail } from '@jangteo/contract';
import { useServerClock } from '@jangteo/query';

type PeriodState = PeriodDealDetail['state'];
type PeriodInTime = Pick<PeriodDealDetail, 'startDt' | 'endDt' | 'serverDt'>;

/** The reply has the state at its own time; a page stays open for longer. */
export function usePeriodState({ startDt, endDt, serverDt }: PeriodInTime): PeriodState {
  const now = useServerClock(serverDt);
  if (now >= Date.parse(endDt)) return 'ended';
  return now < Date.parse(startDt) ? 'coming' : 'running';
}
