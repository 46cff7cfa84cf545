import { useExternalValue } from '@jangteo/state';
import { useState } from 'react';
import type { Interactions } from './interactions.ts';
import type { PlayerOptions } from './options.ts';
import { Playback, type PlayerState } from './playback.ts';

/** The player of one animation of this page. The options of the first render are kept. */
export function usePlayback(options?: Partial<PlayerOptions>, interactions?: Interactions): Playback {
  const [playback] = useState(() => new Playback(options, interactions));
  return playback;
}

/** On the server nothing has begun. */
export const usePlayerState = (playback: Playback): PlayerState =>
  useExternalValue<PlayerState>(playback.subscribe, () => playback.state, 'initial');
