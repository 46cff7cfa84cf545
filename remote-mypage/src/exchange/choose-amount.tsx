import type { ExchangeTerms } from '@jangteo/contract';
import { Button, formatWon, grouped, styled, VisuallyHidden } from '@jangteo/ui';
import { BeforeAndAfter } from './before-and-after.tsx';
import { largestAmount } from './largest-amount.ts';

const Root = styled('div', {
  base: {
    '& output': {
      display: 'block',
      marginTop: '4',
      fontSize: '4xl',
      fontWeight: 'bold',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 'tight',
    },
    '& output > small': { display: 'block', marginTop: '1', fontSize: 'xl', color: 'primary.text' },
    '& input': { display: 'block', width: 'full', height: 'touch', marginTop: '2' },
    '& [data-part=ends]': {
      display: 'flex',
      justifyContent: 'space-between',
      fontSize: 'sm',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part=steps]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))',
      gap: '2',
      marginTop: '3',
    },
    '& [data-part=steps] > button': { paddingInline: '1' },
    '& > dl': { marginTop: '5' },
  },
});

interface ChooseAmountProps {
  terms: ExchangeTerms;
  stars: number;
  /** Also called with amounts beyond the bounds. */
  onChoose: (stars: number) => void;
}

export function ChooseAmount({ terms, stars, onChoose }: ChooseAmountProps) {
  const { min, unit, rate } = terms;
  const most = largestAmount(terms);
  const points = formatWon(stars / rate);
  return (
    <section aria-labelledby="choose-amount">
      <h2 id="choose-amount">얼마나 바꿀까요?</h2>
      <Root>
        <output>
          별 {grouped(stars)}개<small>적립금 {points}</small>
        </output>
        <input
          type="range"
          aria-label="바꿀 별"
          aria-valuetext={`별 ${grouped(stars)}개, 적립금 ${points}`}
          min={min}
          max={most}
          step={unit}
          value={stars}
          onChange={({ target }) => onChoose(Number(target.value))}
        />
        <div data-part="ends" aria-hidden>
          <span>{grouped(min)}개</span>
          <span>{grouped(most)}개</span>
        </div>
        <div data-part="steps">
          <Button look="outline" onClick={() => onChoose(stars - unit)}>
            −{grouped(unit)}
            <VisuallyHidden>개 빼기</VisuallyHidden>
          </Button>
          <Button look="outline" onClick={() => onChoose(stars + unit)}>
            +{grouped(unit)}
            <VisuallyHidden>개 더하기</VisuallyHidden>
          </Button>
          <Button look="outline" onClick={() => onChoose(stars + min)}>
            +{grouped(min)}
            <VisuallyHidden>개 더하기</VisuallyHidden>
          </Button>
          <Button look="outline" onClick={() => onChoose(most)}>
            모두
          </Button>
        </div>
        <BeforeAndAfter terms={terms} stars={stars} />
      </Root>
    </section>
  );
}
