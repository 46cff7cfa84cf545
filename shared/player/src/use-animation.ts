import { useEffect, useState } from 'react';
import type Player from './lottie.ts';
import type { Playback } from './playback.ts';

type LottiePlayer = typeof Player;

interface LoadedAnimation {
  Player: LottiePlayer;
  animation: object;
}

/** The longest time that the script may take. */
const timeoutMs = 10_000;

/** Loads the library and the animation, unless the visitor prefers reduced motion. */
export function useAnimation(load: () => Promise<unknown>, playback: Playback): LoadedAnimation | undefined {
  const [loaded, setLoaded] = useState<LoadedAnimation>();

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isWanted = true;
    playback.load();
    loadAnimation(load).then(
      (all) => isWanted && setLoaded(all),
      () => isWanted && playback.fail(),
    );
    // The library reports nothing when it cannot draw an animation.
    const timer = setTimeout(() => {
      if (playback.state === 'loading') playback.fail();
    }, timeoutMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      setLoaded(undefined);
      playback.detach();
    };
  }, [load, playback]);

  return loaded;
}

async function loadAnimation(load: () => Promise<unknown>): Promise<LoadedAnimation> {
  const [{ default: Player }, animation] = await Promise.all([
    import(/* webpackChunkName: "lottie" */ './lottie.ts'),
    load(),
  ]);
  if (!isAnimation(animation)) throw new Error('This is no animation');
  return { Player, animation };
}

/** The library accepts any object. */
const isAnimation = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'layers' in value && Array.isArray(value.layers) && 'op' in value;
