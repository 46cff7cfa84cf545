import type { SeasonTheme } from '@jangteo/contract';
import { Picture, styled } from '@jangteo/ui';
import { AlarmButton } from '../alarm-requests/alarm-button.tsx';
import { pictureSizes } from '../picture-sizes.ts';
import { productCount } from '../products/product-count.ts';
import { monthsOf } from './theme-months.ts';

const Root = styled('div', {
  base: {
    '& > div': { paddingInline: '4', paddingTop: '4', paddingBottom: '2' },
    '& h1': { fontSize: '3xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: '-0.02em' },
    '& p': { marginTop: '1.5', fontSize: 'lg', color: 'fg.muted', lineHeight: 'snug' },
    '& button': { marginTop: '3' },
    '& small': { display: 'block', marginTop: '2', fontSize: 'sm', color: 'fg.subtle' },
  },
});

export const ThemeHero = ({ theme, totalCount }: { theme: SeasonTheme; totalCount: number }) => (
  <Root>
    <Picture src={theme.imageUrl} alt="" width={640} height={320} sizes={pictureSizes.page} priority />
    <div>
      <h1>{theme.name}</h1>
      <p>{theme.intro}</p>
      <small>{[monthsOf(theme), `상품 ${productCount(totalCount)}개`].filter(Boolean).join(' · ')}</small>
      <AlarmButton
        kind="season"
        id={theme.recommendationCategoryId}
        size="sm"
        look="outline"
        label="제철 알림받기"
        promise="제철이 오면 알려 드릴게요."
      />
    </div>
  </Root>
);
