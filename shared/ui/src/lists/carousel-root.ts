import { styled } from '../theme/styled.tsx';
import { autoplaySwitch } from './use-autoplay.ts';

export const CarouselRoot = styled('section', {
  base: {
    position: 'relative',
    '& > ul': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '100%',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
    '& > ul > li': { scrollSnapAlign: 'start', scrollSnapStop: 'always', minWidth: '0' },
    '& [data-part=controls]': {
      position: 'absolute',
      right: '3',
      bottom: '3',
      display: 'flex',
      alignItems: 'center',
      height: '7',
      borderRadius: 'full',
      bg: 'rgb(27 29 31 / 62%)',
      color: 'white',
      fontSize: 'xs',
      fontVariantNumeric: 'tabular-nums',
      // Without JavaScript the controls do not work, and the counter does not count.
      '@media (scripting: none)': { display: 'none' },
    },
    '& [data-part=counter]': { paddingInline: '1' },
    '& [data-part=counter] > b': { fontWeight: 'bold' },
    // The carousel's own controls, not those in a slide.
    '& [data-part=controls] > button': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '7',
      borderRadius: 'full',
    },
    // The touch target reaches beyond the pill.
    '& [data-part=controls] > button::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '-2',
      insetInline: '0',
    },
    // It reaches over the slide, or over the counter.
    '& [data-part=controls] > [data-part=step]::after': { insetInlineStart: '-5' },
    [`& [data-part=controls] > [${autoplaySwitch}]`]: { width: '8' },
    [`& [data-part=controls] > [${autoplaySwitch}]::after`]: { insetInlineEnd: '-3' },
  },
});
