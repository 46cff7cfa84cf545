import { styled } from '@jangteo/ui';

/** Where a page stands; leaves room for the bottom navigation below it. */
export const PageRoom = styled('main', {
  base: {
    outline: 'none',
    // A page that keeps a bar at its foot has it there however short it is.
    '&:has(> [data-action-bar])': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  },
  variants: { aboveBar: { true: { paddingBottom: 'calc(token(sizes.bottomBar) + env(safe-area-inset-bottom))' } } },
});
