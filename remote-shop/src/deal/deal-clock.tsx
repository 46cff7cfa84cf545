import type { LimitedDealDetail } from '@jangteo/contract';
import { koreanMonthDayTime } from '@jangteo/page';
import { useServerClock } from '@jangteo/query';
import { Countdown, Icon, styled } from '@jangteo/ui';
import { ClosingSoon } from './closing-soon.tsx';
import { type DealState, useDealState } from './deal-state.ts';

const Root = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    fontSize: 'md',
    fontWeight: 'bold',
    '& > span:last-of-type': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums', fontSize: 'lg' },
  },
  variants: {
    state: {
      running: { bg: 'primary', color: 'primary.contrast' },
      coming: { bg: 'secondary.subtle', color: 'secondary' },
      soldOut: { bg: 'bg.muted', color: 'fg.muted' },
      ended: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
});

const saying: Record<DealState, string> = {
  running: '한정특가',
  coming: '곧 시작해요',
  soldOut: '모두 팔렸어요',
  ended: '종료된 특가예요',
};

/** The deal's state and time left, by the server's clock. */
export function DealClock({ deal }: { deal: LimitedDealDetail }) {
  const state = useDealState(deal);
  return (
    <Root state={state}>
      <Icon name="clock" size={18} />
      {saying[state]}
      {state === 'running' && <ClosingSoon {...deal} />}
      <Moment deal={deal} state={state} />
    </Root>
  );
}

function Moment({ deal, state }: { deal: LimitedDealDetail; state: DealState }) {
  const now = useServerClock(deal.serverDt);
  if (state === 'coming') return <span>{koreanMonthDayTime(deal.startDt)} 시작</span>;
  if (state === 'ended') return <span>{koreanMonthDayTime(deal.endDt)} 종료</span>;
  return (
    <span>
      <Countdown endsAt={Date.parse(deal.endDt)} now={now} />
    </span>
  );
}
