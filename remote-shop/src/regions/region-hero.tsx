import type { Region } from '@jangteo/contract';
import { grouped, Picture, styled } from '@jangteo/ui';
import { pictureSizes } from '../picture-sizes.ts';

const Root = styled('div', {
  base: {
    borderBottomWidth: '1px',
    '& > div': { padding: '4' },
    '& h1': { fontSize: '3xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: '-0.02em' },
    '& p': { marginTop: '1.5', fontSize: 'md', color: 'fg.muted' },
    '& b': { color: 'secondary', fontWeight: 'bold' },
  },
});

export const RegionHero = ({ region, storeCount }: { region: Region; storeCount: number }) => (
  <Root>
    <Picture src={region.imageUrl} alt="" width={640} height={320} sizes={pictureSizes.page} priority />
    <div>
      <h1>{region.fullName}</h1>
      <p>
        자랑하는 맛은 <b>{region.specialty}</b> · 스토어 {grouped(storeCount)}곳
      </p>
    </div>
  </Root>
);
