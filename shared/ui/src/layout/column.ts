import { styled } from '../theme/styled.tsx';

/** The phone-wide column of all screens; on a wide screen it stands centred. */
export const Column = styled('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: 'column',
    minHeight: '100dvh',
    marginInline: 'auto',
    bg: 'bg',
    boxShadow: 'column',
  },
});
