import { type RefObject, useEffect } from 'react';
import type { Playback } from './playback.ts';

/** What plays out of sight is frozen until it is seen again. */
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
