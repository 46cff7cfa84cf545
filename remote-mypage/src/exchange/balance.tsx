import type { ExchangeTerms } from '@jangteo/contract';
import { formatWon, grouped, Icon, styled } from '@jangteo/ui';

const Root = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    rowGap: '1.5',
    '& dt': { fontSize: 'md', color: 'fg.muted' },
    '& dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& dt:first-of-type': { display: 'flex', alignItems: 'center', gap: '1.5', fontSize: 'lg', color: 'fg' },
    '& dt:first-of-type svg': { color: 'primary.stroke' },
    '& dd:first-of-type': { fontSize: '3xl', fontWeight: 'bold' },
  },
});

/** What the member has, in stars and in what these are worth. */
export function Balance({ terms: { balance, rate, todayLeft } }: { terms: ExchangeTerms }) {
  return (
    <section aria-label="가진 별">
      <Root>
        <dt>
          <Icon name="spark" size={22} />
          가진 별
        </dt>
        <dd>{grouped(balance)}개</dd>
        <dt>적립금으로 바꾸면</dt>
        <dd>{formatWon(Math.floor(balance / rate))}</dd>
        <dt>오늘 더 바꿀 수 있는 별</dt>
        <dd>{grouped(todayLeft)}개</dd>
      </Root>
    </section>
  );
}
