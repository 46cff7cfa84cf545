import { useExternalValue } from '@jangteo/state';
import { type RefObject, useEffect } from 'react';
import type { Playback } from './playback.ts';

/** With the option `scrollPlay`, the frame follows the animation's way through the viewport. */
export function useScrollPlay(stage: RefObject<Element | null>, playback: Playback): void {
  const thresholds = useExternalValue(playback.subscribe, () => playback.options.scrollPlay, undefined);
  useEffect(() => {
    const element = stage.current;
    if (!element || !thresholds) return;
    const { from, to } = thresholds;
    const follow = () => {
      const part = (wayThroughView(element) - from) / (to - from);
      playback.seek(`${(Math.min(1, Math.max(0, part)) * 100).toFixed(2)}%`);
    };
    const stop = playback.subscribe(() => {
      if (playback.state === 'ready') follow();
    });
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', follow);
    };
  }, [stage, playback, thresholds]);
}

/** From 0, just below the viewport, to 1, just above it. */
function wayThroughView(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return (window.innerHeight - top) / (window.innerHeight + height);
}
