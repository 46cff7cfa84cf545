import type { ExchangeTerms, StarPoint } from '@jangteo/contract';
import { koreanDate } from '@jangteo/page';
import { Button, grouped, Icon, styled } from '@jangteo/ui';
import { lastDayOf } from '../stars/last-day-of.ts';
import { amountThatCovers } from './largest-amount.ts';

const Root = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    padding: '4',
    borderRadius: 'lg',
    bg: 'warning.subtle',
    '& > svg': { color: 'warning.text' },
    '& h2': { fontSize: 'lg', lineHeight: 'snug' },
    '& p': { marginTop: '1', fontSize: 'md', color: 'fg.muted' },
    '& > button': { gridColumn: '1 / -1', marginTop: '3' },
  },
});

interface ExpiringProps {
  point: StarPoint;
  terms: ExchangeTerms;
  onExchange: (stars: number) => void;
}

/** Stars that expire soon, and one button that exchanges them: what expires first is used first. */
export function Expiring({ point, terms, onExchange }: ExpiringProps) {
  const { expiringStars, expiringSoonStars = 0, expireDt } = point;
  if (expiringStars === 0 || !expireDt) return null;
  const amount = amountThatCovers(expiringStars, terms);
  return (
    <section aria-labelledby="expiring">
      <Root>
        <Icon name="clock" />
        <div>
          <h2 id="expiring">30일 안에 별 {grouped(expiringStars)}개가 사라져요</h2>
          <p>
            {koreanDate(lastDayOf(expireDt))}까지 쓸 수 있는 별부터 차례로 사라져요.
            {expiringSoonStars > 0 && ` 그중 ${grouped(expiringSoonStars)}개는 7일 안에 사라져요.`}
            {amount !== undefined && amount > expiringStars && ` 바꿀 때는 별 ${grouped(amount)}개를 함께 써요.`}
          </p>
        </div>
        {amount !== undefined && (
          <Button look="outline" onClick={() => onExchange(amount)}>
            사라지기 전에 별 {grouped(amount)}개 바꾸기
          </Button>
        )}
      </Root>
    </section>
  );
}
