import { links } from '@jangteo/contract/links';
import { koreanMonthDayTime, LinkButton } from '@jangteo/page';
import { serverNow, useServerClock } from '@jangteo/query';
import { Countdown, styled } from '@jangteo/ui';
import { useEffect, useState } from 'react';

const Root = styled('section', {
  base: {
    '& dl': { display: 'grid', gridTemplateColumns: '1fr auto', rowGap: '1.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'right', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

interface NextPlayProps {
  playsLeft: number;
  nextDt: string;
  onNextDay: () => void;
}

/** How often today still, and when the next day begins. */
export function NextPlay({ playsLeft, nextDt, onNextDay }: NextPlayProps) {
  const [openedDt] = useState(() => new Date(serverNow()).toISOString());
  const now = useServerClock(openedDt);
  const endsAt = Date.parse(nextDt);
  const isOver = now >= endsAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the day ends
  useEffect(() => {
    if (isOver) onNextDay();
  }, [isOver]);
  return (
    <Root aria-label="참여 횟수">
      <dl>
        <dt>오늘 남은 횟수</dt>
        <dd>{playsLeft}번</dd>
        <dt>다음 참여</dt>
        <dd>{koreanMonthDayTime(nextDt)}</dd>
        <dt>남은 시간</dt>
        <dd>
          <Countdown endsAt={endsAt} now={now} endedText="곧 시작해요" />
        </dd>
      </dl>
      <LinkButton look="subtle" stretched to={links.gamePlays()}>
        지난 게임 기록 보기
      </LinkButton>
    </Root>
  );
}
