export { AnimationPlayer, type AnimationPlayerProps } from './animation-player.tsx';
export type { Interactions, InteractiveState } from './interactions.ts';
export { InvalidOption, type PlayerOptions } from './options.ts';
export { Playback, type PlayerState } from './playback.ts';
export { Seeker } from './seeker.tsx';
export { usePlayback, usePlayerState } from './use-playback.ts';
