import { useServerClock } from '@jangteo/query';

export type Phase = 'coming' | 'running' | 'ended';

interface InTime {
  startDt: string;
  endDt: string;
  /** The server's time in the reply. */
  serverDt: string;
}

/** The reply has the phase at its own time; a page stays open for longer. */
export function usePhase({ startDt, endDt, serverDt }: InTime): Phase {
  const now = useServerClock(serverDt);
  if (now >= Date.parse(endDt)) return 'ended';
  return now < Date.parse(startDt) ? 'coming' : 'running';
}
