import { type RefObject, useEffect, useState } from 'react';

const quietly = '(prefers-reduced-motion: reduce)';

/** Marks the button that starts and stops, so that touching it does not end the autoplay. */
export const autoplaySwitch = 'data-autoplay-switch';

/**
 * Calls `step` every `interval` ms while the element is in view and the page is visible. It ends for good as soon as
 * the visitor touches, focuses or scrolls the element, and never starts with reduced motion.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, step: () => void, interval: number | undefined) {
  const [stopped, setStopped] = useState(true);

  useEffect(() => setStopped(interval === undefined || matchMedia(quietly).matches), [interval]);

  useEffect(() => {
    const watched = element.current;
    if (stopped || interval === undefined || !watched) return;
    let inView = true;
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(watched);
    const timer = setInterval(() => {
      if (inView && document.visibilityState === 'visible') step();
    }, interval);
    const stop = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(`[${autoplaySwitch}]`))) setStopped(true);
    };
    for (const type of stoppers) watched.addEventListener(type, stop, { passive: true });
    return () => {
      observer.disconnect();
      clearInterval(timer);
      for (const type of stoppers) watched.removeEventListener(type, stop);
    };
  }, [element, step, interval, stopped]);

  return { playing: !stopped, setPlaying: (playing: boolean) => setStopped(!playing) };
}

const stoppers = ['pointerdown', 'touchstart', 'wheel', 'focusin', 'keydown'] as const;
