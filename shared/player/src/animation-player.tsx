import { Icon, styled } from '@jangteo/ui';
import { useId, useRef } from 'react';
import type { LottieAnimation } from './lottie.ts';
import type { Playback } from './playback.ts';
import { useAnimation } from './use-animation.ts';
import { useFreezing } from './use-freezing.ts';
import { usePlayerState } from './use-playback.ts';
import { useScrollPlay } from './use-scroll-play.ts';

export interface AnimationPlayerProps {
  playback: Playback;
  /** Loads the animation in Lottie's format; must be the same function at every render. */
  load: () => Promise<unknown>;
  /** The text alternative. */
  label: string;
  /**
   * Pictures: of the first frame, until the animation has loaded, and in its place for visitors who prefer reduced
   * motion.
   */
  stills: { first: string; unmoved: string };
  /** Width and height of animation and pictures. */
  size: readonly [number, number];
}

/** An animation that keeps its place in the layout from the start; the library loads when the component is rendered. */
export function AnimationPlayer({ playback, load, label, stills, size: [width, height] }: AnimationPlayerProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const state = usePlayerState(playback);
  const arrived = useAnimation(load, playback);
  useFreezing(stage, playback);
  useScrollPlay(stage, playback);
  const isDrawn = !['initial', 'loading', 'error'].includes(state);

  return (
    <Stage
      ref={stage}
      data-state={state}
      style={{ aspectRatio: `${width} / ${height}`, background: playback.options.background }}
      onPointerDown={() => playback.tap()}
    >
      {state === 'error' ? (
        <Warning role="img" aria-label="애니메이션을 불러오지 못했어요">
          <Icon name="warning" size={48} />
        </Warning>
      ) : (
        <picture>
          <source media="(prefers-reduced-motion: reduce)" srcSet={stills.unmoved} />
          <img src={stills.first} alt={label} width={width} height={height} hidden={isDrawn} />
        </picture>
      )}
      {arrived && state !== 'error' && (
        <div role="img" aria-label={label} hidden={!isDrawn}>
          <arrived.Player
            id={id}
            src={arrived.animation}
            renderer="svg"
            keepLastFrame
            lottieRef={(animation) => onceDrawn(animation, () => playback.attach(animation))}
            onEvent={(event) => {
              if (event === 'error') playback.fail();
            }}
          />
        </div>
      )}
    </Stage>
  );
}

function onceDrawn(animation: LottieAnimation, then: () => void): void {
  if (animation.isLoaded) then();
  else animation.addEventListener('DOMLoaded', then);
}

const Stage = styled('div', {
  base: {
    position: 'relative',
    width: 'full',
    '& > *': { position: 'absolute', inset: '0' },
    '& img': { width: 'full', height: 'full' },
    '& [hidden]': { display: 'none' },
  },
});

const Warning = styled('span', { base: { display: 'grid', placeItems: 'center', color: 'warning' } });
