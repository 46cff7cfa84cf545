import { styled } from '@jangteo/ui';

/** Two panes: the left one stays while the right one scrolls with the page. */
export const PanesRoot = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'min(6.5rem, 36%) minmax(0, 1fr)',
    alignItems: 'start',
    '& > [data-part=first]': {
      position: 'sticky',
      top: 'calc({sizes.header} + env(safe-area-inset-top))',
      height: 'calc(100dvh - {sizes.header} - {sizes.bottomBar} - env(safe-area-inset-top))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'none',
      bg: 'bg.muted',
    },
    '& > nav a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '3.25rem',
      // Large text has the width, not the space beside it.
      paddingInline: 'min({spacing.4}, 5vw)',
      fontSize: 'md',
      color: 'fg.muted',
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& > nav a[aria-current]': { bg: 'bg', color: 'primary.text', fontWeight: 'bold' },
  },
});
