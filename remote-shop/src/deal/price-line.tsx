import type { LimitedDealDetail } from '@jangteo/contract';
import { formatWon, styled } from '@jangteo/ui';

const width = 320;
const height = 96;
const margin = 8;

const Root = styled('div', {
  base: {
    '& > svg': { display: 'block', width: 'full', height: 'auto', overflow: 'visible', color: 'primary' },
    '& > p': { display: 'flex', justifyContent: 'space-between', fontSize: 'xs', color: 'fg.subtle', marginTop: '1' },
  },
});

interface PriceLineProps {
  /** Oldest first. */
  points: LimitedDealDetail['priceHistory'];
  now: number;
  lastDay: string;
}

/** A price is valid until it changes, so the line has steps. */
export function PriceLine({ points, now, lastDay }: PriceLineProps) {
  const [first] = points;
  if (!first) return null;
  const prices = [...points.map(({ discountPrice }) => discountPrice), now];
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const from = Date.parse(first.changedOn);
  const span = Math.max(1, Date.parse(lastDay) - from);
  const x = (day: string) => margin + ((Date.parse(day) - from) / span) * (width - 2 * margin);
  const y = (price: number) =>
    highest === lowest ? height / 2 : margin + ((highest - price) / (highest - lowest)) * (height - 2 * margin);

  const start = `M${x(first.changedOn)} ${y(first.discountPrice)}`;
  const steps = points.slice(1).map(({ changedOn, discountPrice }) => `H${x(changedOn)}V${y(discountPrice)}`);
  const end = `H${x(lastDay)}V${y(now)}`;
  return (
    <Root>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`가장 높은 가격 ${formatWon(highest)}, 가장 낮은 가격 ${formatWon(lowest)}, 지금 ${formatWon(now)}`}
      >
        <path
          d={[start, ...steps, end].join('')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={x(lastDay)} cy={y(now)} r={5} fill="currentColor" />
      </svg>
      <p aria-hidden>
        <span>{first.changedOn.replaceAll('-', '.')}</span>
        <span>
          {formatWon(lowest)} ~ {formatWon(highest)}
        </span>
        <span>오늘</span>
      </p>
    </Root>
  );
}
