import type { ExchangeTerms } from '@jangteo/contract';
import { formatWon, grouped, styled } from '@jangteo/ui';
import { Amounts } from './amounts.ts';

const Root = styled(Amounts, {
  base: {
    '& dd > s': { color: 'fg.subtle', textDecoration: 'none' },
    '& dd > b': { color: 'primary.text' },
  },
});

/** The stars that the exchange takes and the points that it brings. The member's own points are known to the shop platform alone. */
export function BeforeAndAfter({ terms: { balance, rate }, stars }: { terms: ExchangeTerms; stars: number }) {
  const worth = (count: number) => formatWon(Math.floor(count / rate));
  return (
    <Root aria-label="바꾸기 전과 뒤">
      <div>
        <dt>별</dt>
        <dd>
          <s>{grouped(balance)}개</s> → <b>{grouped(balance - stars)}개</b>
        </dd>
      </div>
      <div>
        <dt>적립금으로 치면</dt>
        <dd>
          <s>{worth(balance)}</s> → <b>{worth(balance - stars)}</b>
        </dd>
      </div>
      <div>
        <dt>받는 적립금</dt>
        <dd>
          <b>+{worth(stars)}</b>
        </dd>
      </div>
    </Root>
  );
}
