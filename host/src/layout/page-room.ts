import { styled } from '@jangteo/ui';

/** Where a page stands; leaves room for the bottom navigation below it. */
export const PageRoom = styled('main', {
  base: { outline: 'none' },
  variants: { aboveBar: { true: { paddingBottom: 'calc(token(sizes.bottomBar) + env(safe-area-inset-bottom))' } } },
});
