import type { PeriodDealDetail } from '@jangteo/contract';
import { koreanPeriod } from '@jangteo/page';
import { Badge, grouped, Picture, styled } from '@jangteo/ui';
import type { Phase } from '../phase/use-phase.ts';
import { pictureSizes } from '../picture-sizes.ts';
import { PeriodClock } from './period-clock.tsx';

const Root = styled('div', {
  base: {
    borderBottomWidth: '0.5rem',
    borderColor: 'bg.muted',
    '& > div': { padding: '4', paddingBottom: '5' },
    '& [data-part=state]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBottom: '2.5' },
    '& h1': { fontSize: '3xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: '-0.02em' },
    '& [data-part=subtitle]': { marginTop: '1.5', fontSize: 'lg', color: 'fg.muted' },
    '& [data-part=note]': { marginTop: '4', fontSize: 'md', fontWeight: 'bold' },
    '& [data-part=text]': { marginTop: '4', fontSize: 'md', color: 'fg.muted', whiteSpace: 'pre-line' },
    '& small': { display: 'block', marginTop: '4', fontSize: 'sm', color: 'fg.subtle' },
  },
});

interface PeriodHeroProps {
  period: PeriodDealDetail;
  phase: Phase;
}

/** Outside of the deal's time, products have the prices that they have without it. */
const priceNotes = {
  coming: '아직 시작 전이라 평소 가격으로 보여 드려요.',
  ended: '특가가 끝나 평소 가격으로 보여 드려요.',
};

export const PeriodHero = ({ period, phase }: PeriodHeroProps) => (
  <Root>
    <Picture src={period.imageUrl} alt="" width={640} height={320} sizes={pictureSizes.page} priority />
    <div>
      <div data-part="state">
        <PeriodClock period={period} phase={phase} />
        {phase === 'running' && period.maxSaleRate > 0 && <Badge tone="primary">최대 {period.maxSaleRate}%</Badge>}
      </div>
      <h1>{period.title}</h1>
      <p data-part="subtitle">{period.subtitle}</p>
      {phase !== 'running' && <p data-part="note">{priceNotes[phase]}</p>}
      <p data-part="text">{period.description}</p>
      <small>
        {koreanPeriod(period.startDt, period.endDt)} · 상품 {grouped(period.totalCount)}개
      </small>
    </div>
  </Root>
);
