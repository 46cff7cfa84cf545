import { useServerClock } from '@jangteo/query';
import { Badge } from '@jangteo/ui';

const lastHourMs = 60 * 60_000;
const lastPieces = 15;

interface ClosingSoonProps {
  startDt: string;
  endDt: string;
  remainRate: number;
  serverDt: string;
}

/** Shown on a running deal in its last hour or with its last pieces. */
export function ClosingSoon({ startDt, endDt, remainRate, serverDt }: ClosingSoonProps) {
  const now = useServerClock(serverDt);
  const left = Date.parse(endDt) - now;
  const isRunning = now >= Date.parse(startDt) && left > 0;
  if (!isRunning || (left > lastHourMs && remainRate > lastPieces)) return null;
  return <Badge tone="error">마감임박</Badge>;
}
