import type { PeriodDealDetail } from '@jangteo/contract';
import { koreanMonthDayTime } from '@jangteo/page';
import { useServerClock } from '@jangteo/query';
import { Badge, Countdown, Icon, styled } from '@jangteo/ui';

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

/** The deal's state and time left, by the server's clock. */
export function PeriodClock({ period: { startDt, endDt, serverDt } }: { period: PeriodDealDetail }) {
  const now = useServerClock(serverDt);
  if (now >= Date.parse(endDt)) return <Badge tone="inverse">종료</Badge>;
  if (now < Date.parse(startDt)) return <Badge tone="secondary">{koreanMonthDayTime(startDt)}에 시작해요</Badge>;
  return (
    <Running>
      <Icon name="clock" size={16} />
      <Countdown endsAt={Date.parse(endDt)} now={now} />
    </Running>
  );
}
