import { actionBarSelectors } from '@jangteo/page';
import { styled } from '@jangteo/ui';

/** Where a page stands; leaves room for the bottom navigation below it. */
export const PageMain = styled('main', {
  base: {
    outline: 'none',
    // The action bar of a short page stands at the lower edge of the screen, too.
    [actionBarSelectors.parent]: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  },
  variants: { aboveBar: { true: { paddingBottom: 'calc(token(sizes.bottomBar) + env(safe-area-inset-bottom))' } } },
});
