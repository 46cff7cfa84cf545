import { AnimationPlayer, type Interactions, usePlayback, usePlayerState } from '@jangteo/player';
import { styled } from '@jangteo/ui';
import { useEffect } from 'react';
import { opened, opening, shaking, size, stills, waiting } from './basket/basket.ts';

const loadBasket = async (): Promise<unknown> =>
  (await import(/* webpackChunkName: "game-basket" */ './basket/basket.json')).default;

type StageState = 'waiting' | 'shaking' | 'opening' | 'open';

const interactions: Interactions & Record<StageState, object> = {
  waiting: { segment: waiting, options: { loop: true } },
  shaking: { segment: shaking, options: { loop: true } },
  opening: { segment: opening, on: { complete: 'open' } },
  open: { segment: opened },
};

const Root = styled('div', { base: { maxWidth: '20rem', marginInline: 'auto', marginBottom: '2' } });

/** The basket, closed until the server has drawn. */
export function BasketStage({ state }: { state: StageState }) {
  const playback = usePlayback({}, interactions);
  const playerState = usePlayerState(playback);
  const isThere = !['initial', 'loading', 'error'].includes(playerState);
  useEffect(() => {
    if (isThere) playback.enterInteractiveMode(state);
  }, [isThere, playback, state]);
  return (
    <Root>
      <AnimationPlayer
        playback={playback}
        load={loadBasket}
        label={state === 'waiting' || state === 'shaking' ? '보자기를 덮은 장바구니' : '별이 쏟아져 나온 장바구니'}
        stills={stills}
        size={size}
      />
    </Root>
  );
}
