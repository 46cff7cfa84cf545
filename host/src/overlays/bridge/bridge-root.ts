import { styled } from '@jangteo/ui';
import { readingMs } from './leave-over-bridge.ts';

/** A phone that lies on its side: what the seller is responsible for is to be in view. */
const onItsSide = '@media (max-height: 26rem)';

export const BridgeRoot = styled('dialog', {
  base: {
    width: 'full',
    maxWidth: 'column',
    height: '100dvh',
    maxHeight: 'none',
    marginInline: 'auto',
    bg: 'bg',
    color: 'fg',
    '&[open]': { animation: 'rise 200ms' },
    '& > div': {
      display: 'flex',
      flexDirection: 'column',
      minHeight: 'full',
      padding: '4',
      paddingTop: 'calc(0.5rem + env(safe-area-inset-top))',
      paddingBottom: 'calc(1.5rem + env(safe-area-inset-bottom))',
      [onItsSide]: { paddingBottom: 'calc(0.5rem + env(safe-area-inset-bottom))' },
    },
    '& > div > button': { alignSelf: 'flex-end', [onItsSide]: { position: 'absolute' } },
    '& section': {
      flex: '1',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      textAlign: 'center',
      [onItsSide]: { gap: '1' },
    },
    '& [data-part=store]': {
      display: 'grid',
      placeItems: 'center',
      width: '24',
      height: '24',
      borderRadius: 'full',
      bg: 'bg.muted',
      color: 'fg.subtle',
      overflow: 'hidden',
      [onItsSide]: { width: '12', height: '12' },
    },
    '& h2': {
      maxWidth: '17rem',
      [onItsSide]: { maxWidth: 'none' },
      fontSize: 'xl',
      fontWeight: 'semibold',
      lineHeight: 'snug',
    },
    '& h2 > strong': { display: 'block', fontSize: '3xl', fontWeight: 'bold', color: 'primary.text' },
    '& [data-part=title]': { lineClamp: '2', maxWidth: '17rem', fontSize: 'md', color: 'fg.subtle' },
    '& [data-part=progress]': {
      width: '14rem',
      height: '1.5',
      marginTop: '4',
      borderRadius: 'full',
      bg: 'grey.200',
      overflow: 'hidden',
      [onItsSide]: { marginTop: '2' },
    },
    '& [data-part=progress] > span': {
      display: 'block',
      height: 'full',
      bg: 'primary',
      transformOrigin: 'left',
      animation: `fill ${readingMs}ms linear`,
    },
    '& footer': {
      display: 'grid',
      gap: '1',
      fontSize: 'xs',
      color: 'fg.subtle',
      textAlign: 'center',
      textWrap: 'balance',
    },
  },
});
