import { track } from '@jangteo/analytics';
import type { Game, GamePlay } from '@jangteo/contract';
import { CallError, call } from '@jangteo/http';
import { mayAct } from '@jangteo/session';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pointQuery } from '../stars/point-query.ts';
import { gameCode, gameQuery } from './game-query.ts';

interface Playing {
  /** The basket that is being opened. */
  opening: number | undefined;
  /** The play of this visit; earlier plays of the day are in the game's data. */
  drawn: GamePlay | undefined;
  failure: string | undefined;
  play: (basket: number) => void;
}

/** A day has one play, whatever is sent how often: the server draws once and repeats its first result. */
export function usePlay(): Playing {
  const queryClient = useQueryClient();
  const [opening, setOpening] = useState<number>();
  const [drawn, setDrawn] = useState<GamePlay>();
  const [failure, setFailure] = useState<string>();
  const isPlaying = useRef(false);

  async function play(basket: number): Promise<void> {
    if (isPlaying.current || !(await mayAct())) return;
    isPlaying.current = true;
    setFailure(undefined);
    setOpening(basket);
    try {
      const result = await drawOnce(basket);
      setDrawn(result);
      queryClient.setQueryData(gameQuery().queryKey, (game) => game && withPlay(game, result));
      void trackPlay(result.stars);
    } catch (error) {
      setOpening(undefined);
      setFailure(error instanceof CallError ? error.message : undefined);
      // The play may have been made: then its result is there.
      await queryClient.invalidateQueries(gameQuery());
    } finally {
      isPlaying.current = false;
    }
  }

  const trackPlay = async (stars: number) => {
    const point = await queryClient.fetchQuery(pointQuery()).catch(() => undefined);
    if (point) track('play game', { stars_before: point.balance - stars, stars_after: point.balance });
  };

  return { opening, drawn, failure, play: (basket) => void play(basket) };
}

/** The member's part of the draw: the basket, and a number that the server cannot have known before. */
const drawOnce = (basket: number): Promise<GamePlay> =>
  call('POST /api/v1/game/:code/play', {
    params: { code: gameCode },
    query: { choice: `${basket}-${randomHex()}` },
  });

const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const withPlay = (game: Game, today: GamePlay): Game => ({ ...game, playsLeft: 0, today });
