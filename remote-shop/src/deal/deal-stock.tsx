import type { LimitedDealDetail } from '@jangteo/contract';
import { grouped, Progress, styled } from '@jangteo/ui';
import { useDealState } from './deal-state.ts';

const fewLeft = 15;

const Root = styled('div', {
  base: {
    marginTop: '1',
    '& > p': {
      display: 'flex',
      justifyContent: 'space-between',
      marginTop: '1.5',
      fontSize: 'sm',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
    },
    '& b': { color: 'fg', fontWeight: 'semibold' },
  },
});

/** The remaining stock, until the deal is sold out or has ended. */
export function DealStock({ deal }: { deal: LimitedDealDetail }) {
  const state = useDealState(deal);
  if (state !== 'running' && state !== 'soldOut') return null;
  const left = state === 'soldOut' ? 0 : deal.stockLeft;
  const rate = state === 'soldOut' ? 0 : deal.remainRate;
  return (
    <Root>
      <Progress value={rate} label="남은 수량" tone={rate <= fewLeft ? 'error' : 'primary'} />
      <p>
        <span>{left > 0 ? `${rate}% 남았어요` : '준비한 수량이 모두 팔렸어요'}</span>
        <span>
          <b>{grouped(left)}</b> / {grouped(deal.stockTotal)}개
        </span>
      </p>
    </Root>
  );
}
