import { useEffect, useState } from 'react';
import type Player from './lottie.ts';
import type { Playback } from './playback.ts';

type LottiePlayer = typeof Player;

interface Arrived {
  Player: LottiePlayer;
  animation: object;
}

/** As long as a script may take. */
const patienceMs = 10_000;

/** Brings the library and the animation, unless the visitor prefers a page that does not move. */
export function useAnimation(load: () => Promise<unknown>, playback: Playback): Arrived | undefined {
  const [arrived, setArrived] = useState<Arrived>();

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isWanted = true;
    playback.load();
    bring(load).then(
      (all) => isWanted && setArrived(all),
      () => isWanted && playback.fail(),
    );
    // What the library cannot draw, it gives up in silence.
    const patience = setTimeout(() => {
      if (playback.state === 'loading') playback.fail();
    }, patienceMs);
    return () => {
      isWanted = false;
      clearTimeout(patience);
      setArrived(undefined);
      playback.detach();
    };
  }, [load, playback]);

  return arrived;
}

async function bring(load: () => Promise<unknown>): Promise<Arrived> {
  const [{ default: Player }, animation] = await Promise.all([
    import(/* webpackChunkName: "lottie" */ './lottie.ts'),
    load(),
  ]);
  if (!isAnimation(animation)) throw new Error('This is no animation');
  return { Player, animation };
}

/** The library takes anything. */
const isAnimation = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'layers' in value && Array.isArray(value.layers) && 'op' in value;
