import type { StarMonth } from '@jangteo/contract';
import { grouped, styled, VisuallyHidden } from '@jangteo/ui';
import { koreanMonth } from './history-choice.ts';

const Root = styled('div', {
  base: {
    '& h2': { fontSize: 'lg', fontWeight: 'bold' },
    '& > p': { minHeight: '2lh', fontSize: 'md', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& > p > b': { display: 'block', color: 'fg' },
    '& ol': {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, 1fr)',
      gap: '1.5',
      height: '8rem',
      marginTop: '3',
      textAlign: 'center',
      fontSize: 'xs',
      color: 'fg.muted',
    },
    '& li': { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', gap: '1' },
    '& i': { display: 'block', minHeight: '2px', borderTopRadius: 'xs', bg: 'grey.300' },
    '& li[aria-current]': { fontWeight: 'bold', color: 'fg' },
    '& li[aria-current] i': { bg: 'primary' },
  },
});

interface BalancePlotProps {
  /** The newest first. */
  months: readonly StarMonth[];
  /** The newest month where none is chosen. */
  chosen: string | undefined;
}

/** How many stars there were at the end of each month, the oldest at the left. */
export function BalancePlot({ months, chosen }: BalancePlotProps) {
  const most = Math.max(1, ...months.map(({ balance }) => balance));
  const shown = months.find(({ month }) => month === chosen) ?? months[0];
  return (
    <Root>
      <h2 id="balances">달마다 남은 별</h2>
      {shown && (
        <p>
          <b>
            {koreanMonth(shown.month)} 남은 별 {grouped(shown.balance)}개
          </b>
          {changesOf(shown)}
        </p>
      )}
      <ol aria-labelledby="balances">
        {months.toReversed().map((month) => (
          <li key={month.month} aria-current={month === shown ? 'true' : undefined}>
            <i style={{ height: `${(100 * month.balance) / most}%` }} />
            <span aria-hidden>{Number(month.month.slice(-2))}</span>
            <VisuallyHidden>
              {koreanMonth(month.month)} 별 {grouped(month.balance)}개
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </Root>
  );
}

const changesOf = ({ earned, used, lost }: StarMonth): string =>
  [
    `모은 별 ${grouped(earned)}개`,
    ...(used > 0 ? [`바꾼 별 ${grouped(used)}개`] : []),
    ...(lost > 0 ? [`사라진 별 ${grouped(lost)}개`] : []),
  ].join(' · ');
