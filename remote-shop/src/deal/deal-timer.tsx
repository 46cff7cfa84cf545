import { koreanMonthDay } from '@jangteo/page';
import { useServerClock } from '@jangteo/query';
import { Countdown, Icon, styled } from '@jangteo/ui';

const Root = styled('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '7',
    paddingInline: '2.5',
    borderRadius: 'full',
    bg: 'primary.subtle',
    color: 'primary.text',
    fontSize: 'md',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface DealTimerProps {
  startDt: string;
  endDt: string;
  /** The server's time in the reply. */
  serverDt: string;
}

/** The time left of a deal by the server's clock, or when it begins. */
export function DealTimer({ startDt, endDt, serverDt }: DealTimerProps) {
  const now = useServerClock(serverDt);
  const isComing = now < Date.parse(startDt);
  return (
    <Root>
      <Icon name="clock" size={16} />
      {isComing ? (
        `${koreanMonthDay(startDt)} 시작`
      ) : (
        <Countdown endsAt={Date.parse(endDt)} now={now} endedText="마감" />
      )}
    </Root>
  );
}
