import { useExternalValue } from '@jangteo/state';
import { useState } from 'react';
import type { Interactions } from './interactions.ts';
import type { PlayerOptions } from './options.ts';
import { Playback, type PlayerState } from './playback.ts';

/** What plays an animation of this page; the options are those of the first time. */
export function usePlayback(options?: Partial<PlayerOptions>, interactions?: Interactions): Playback {
  const [playback] = useState(() => new Playback(options, interactions));
  return playback;
}

/** On the server nothing has begun. */
export const usePlayerState = (playback: Playback): PlayerState =>
  useExternalValue<PlayerState>(playback.subscribe, () => playback.state, 'initial');
