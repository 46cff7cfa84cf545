import type { EventDetail } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Button } from '@jangteo/ui';
import { ActionBar } from '../layout/action-bar.tsx';
import { koreanMoment } from '../layout/korean-date.ts';
import { LinkButton } from '../layout/link-button.ts';
import { useEventState } from './event-state.ts';

/** Members apply: for everybody else the way begins at the login. */
export function EventAction({ event }: { event: EventDetail }) {
  const state = useEventState(event);
  return (
    <ActionBar aboveNavigation>
      {state === 'running' ? (
        <LinkButton to={links.login()} size="lg">
          로그인하고 신청하기
        </LinkButton>
      ) : (
        <Button size="lg" disabled>
          {state === 'coming' && `${koreanMoment(event.startDt)}에 시작해요`}
          {state === 'full' && '마감'}
          {state === 'ended' && '종료'}
        </Button>
      )}
    </ActionBar>
  );
}
