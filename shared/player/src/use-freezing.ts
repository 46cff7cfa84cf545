import { type RefObject, useEffect } from 'react';
import type { Playback } from './playback.ts';

/** Freezes an animation that plays out of sight, until it is in sight again. */
export function useFreezing(stage: RefObject<Element | null>, playback: Playback): void {
  useEffect(() => {
    if (!stage.current) return;
    let isFrozenHere = false;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? true;
      if (!isSeen && playback.state === 'playing') {
        playback.freeze();
        isFrozenHere = true;
      } else if (isSeen && isFrozenHere) {
        playback.unfreeze();
        isFrozenHere = false;
      }
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage, playback]);
}
