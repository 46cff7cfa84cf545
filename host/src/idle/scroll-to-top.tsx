import { track } from '@jangteo/analytics';
import { actionBarSelectors } from '@jangteo/page';
import { Icon, styled } from '@jangteo/ui';
import { useEffect, useState } from 'react';

/** The scroll distance in px from which the button shows. */
const shownFrom = 400;

export function ScrollToTop({ aboveBar }: { aboveBar: boolean }) {
  const shown = useScrolledPast(shownFrom);
  return (
    <Floating
      type="button"
      aria-label="맨 위로"
      aboveBar={aboveBar}
      shown={shown}
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      onClick={toTop}
    >
      <Icon name="chevron" size={22} />
    </Floating>
  );
}

function toTop(): void {
  track('scroll to top');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}

function useScrolledPast(distance: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > distance);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [distance]);
  return past;
}

const Floating = styled('button', {
  base: {
    position: 'fixed',
    insetInlineEnd: 'max(1rem, calc(50vw - token(sizes.column) / 2 + 1rem))',
    bottom: 'calc(1rem + env(safe-area-inset-bottom))',
    zIndex: 'floating',
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    bg: 'bg',
    color: 'fg.muted',
    boxShadow: 'raised',
    opacity: '0',
    pointerEvents: 'none',
    transition: 'opacity 200ms',
    '& > svg': { transform: 'rotate(-90deg)' },
    // Above the action bar of the page.
    [actionBarSelectors.onSamePage]: { bottom: 'calc(var(--action-bar, 4.5rem) + 1rem)' },
    [actionBarSelectors.onSamePageAboveNavigation]: {
      bottom: 'calc(token(sizes.bottomBar) + env(safe-area-inset-bottom) + var(--action-bar, 4.5rem) + 1rem)',
    },
  },
  variants: {
    shown: { true: { opacity: '1', pointerEvents: 'auto' } },
    aboveBar: { true: { bottom: 'calc(token(sizes.bottomBar) + 1rem + env(safe-area-inset-bottom))' } },
  },
});
