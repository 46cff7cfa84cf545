import type { EventDetail } from '@jangteo/contract';
import { ActionBar, koreanMonthDayTime } from '@jangteo/page';
import { Button, styled } from '@jangteo/ui';
import { useEventState } from './event-state.ts';
import { useApplication } from './use-application.ts';

const Applied = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    textAlign: 'center',
    '& > p': { fontSize: 'sm', color: 'fg.muted' },
  },
});

export function EventAction({ event }: { event: EventDetail }) {
  const state = useEventState(event);
  const { appliedDt, isApplying, apply } = useApplication(event);
  return (
    <ActionBar aboveNavigation>
      {appliedDt && (
        <Applied>
          <p role="status">{koreanMonthDayTime(appliedDt)}에 신청했어요</p>
          <Button size="lg" disabled>
            신청완료
          </Button>
        </Applied>
      )}
      {!appliedDt && state === 'running' && (
        <Button size="lg" busy={isApplying} onClick={apply}>
          신청하기
        </Button>
      )}
      {!appliedDt && state !== 'running' && (
        <Button size="lg" disabled>
          {state === 'coming' && `${koreanMonthDayTime(event.startDt)}에 시작해요`}
          {state === 'full' && '마감'}
          {state === 'ended' && '종료'}
        </Button>
      )}
    </ActionBar>
  );
}
