import { renderPart, screen } from '@jangteo/testing';
import { ScrollToTop } from './scroll-to-top.tsx';

test.each([
  ['scrolls smoothly', false, 'smooth'],
  ['jumps for visitors who prefer reduced motion', true, 'auto'],
])('맨 위로 %s', async (_what, prefersReducedMotion, behavior) => {
  Object.assign(window, { scrollTo: jest.fn(), scrollY: 500 });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: prefersReducedMotion && media === '(prefers-reduced-motion: reduce)',
    }) as MediaQueryList;
  const { user } = renderPart(<ScrollToTop aboveBar={false} />);
  await user.click(screen.getByRole('button', { name: '맨 위로' }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
});
