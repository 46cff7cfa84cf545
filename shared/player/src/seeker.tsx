import { useExternalValue } from '@jangteo/state';
import { styled } from '@jangteo/ui';
import type { Playback } from './playback.ts';

/** A slider that shows the progress of an animation and seeks in it. */
export function Seeker({ playback, label }: { playback: Playback; label: string }) {
  const progress = useExternalValue(playback.subscribe, () => playback.progress, 0);
  return (
    <Track
      type="range"
      min={0}
      max={100}
      step={1}
      value={progress}
      aria-label={label}
      aria-valuetext={`${progress}%`}
      onChange={({ target }) => playback.seek(`${target.value}%`)}
    />
  );
}

const Track = styled('input', { base: { width: 'full', height: 'touch' } });
