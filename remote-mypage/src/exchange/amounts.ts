import { styled } from '@jangteo/ui';

/** Names and amounts of an exchange, a line each. */
export const Amounts = styled('dl', {
  base: {
    padding: '4',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3', minHeight: '7' },
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'right' },
  },
});
