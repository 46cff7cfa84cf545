import { styled } from '../theme/styled.tsx';

/** Stays at the top while the page scrolls. */
export const TopBar = styled('header', {
  base: {
    position: 'sticky',
    zIndex: 'header',
    top: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'header',
    paddingInline: '4',
    paddingTop: 'env(safe-area-inset-top)',
    bg: 'bg',
  },
});
