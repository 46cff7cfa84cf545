import type { PeriodDealDetail } from '@jangteo/contract';
import { koreanMonthDayTime } from '@jangteo/page';
import { useServerClock } from '@jangteo/query';
import { Badge, Countdown, Icon, styled } from '@jangteo/ui';
import type { Phase } from '../phase/use-phase.ts';

const Running = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'primary.text',
    fontSize: 'md',
    fontWeight: 'bold',
  },
});

interface PeriodClockProps {
  period: PeriodDealDetail;
  phase: Phase;
}

/** The deal's phase and time left, by the server's clock. */
export function PeriodClock({ period: { startDt, endDt, serverDt }, phase }: PeriodClockProps) {
  const now = useServerClock(serverDt);
  if (phase === 'ended') return <Badge tone="inverse">종료</Badge>;
  if (phase === 'coming') return <Badge tone="secondary">{koreanMonthDayTime(startDt)}에 시작해요</Badge>;
  return (
    <Running>
      <Icon name="clock" size={16} />
      <Countdown endsAt={Date.parse(endDt)} now={now} />
    </Running>
  );
}
