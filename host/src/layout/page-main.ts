import { actionBarSelectors } from '@jangteo/page';
import { styled } from '@jangteo/ui';

export const pageElementId = 'page';

/** The page's main element, with padding for the bottom navigation. */
export const PageMain = styled('main', {
  base: {
    outline: 'none',
    // On a short page, too, the action bar stands at the lower edge of the screen.
    [actionBarSelectors.parent]: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  },
  variants: { aboveBar: { true: { paddingBottom: 'calc(token(sizes.bottomBar) + env(safe-area-inset-bottom))' } } },
});
