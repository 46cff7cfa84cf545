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
  /** Gives the animation in Lottie's format; the same function every time. */
  load: () => Promise<unknown>;
  /** What is to be seen. */
  label: string;
  /** Pictures: of the first frame, until the animation is there, and in its place for who prefers no motion. */
  stills: { first: string; unmoved: string };
  /** Width and height of animation and pictures. */
  size: readonly [number, number];
}

/** An animation with its room from the start; what moves it is loaded when it is shown. */
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
