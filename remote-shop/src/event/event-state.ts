import type { EventDetail } from '@jangteo/contract';
import { usePhase } from '../phase/use-phase.ts';

export function useEventState(event: EventDetail): EventDetail['state'] {
  const phase = usePhase(event);
  return phase === 'running' && event.state === 'full' ? 'full' : phase;
}
