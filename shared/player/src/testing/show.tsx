import { act, renderPart } from '@jangteo/testing';
import { AnimationPlayer } from '../animation-player.tsx';
import type { Playback } from '../playback.ts';
import { Seeker } from '../seeker.tsx';

export const lastFrame = 60;

/** A square that does not move, one second long. */
const square = {
  v: '5.13.0',
  fr: 60,
  ip: 0,
  op: lastFrame + 1,
  w: 10,
  h: 10,
  assets: [],
  layers: [
    {
      ty: 4,
      ind: 1,
      ip: 0,
      op: lastFrame + 1,
      st: 0,
      ks: {},
      shapes: [{ ty: 'gr', it: [{ ty: 'rc', p: { k: [5, 5] }, s: { k: [4, 4] }, r: { k: 0 } }, { ty: 'tr' }] }],
    },
  ],
};

const context = { fillRect: () => undefined } as unknown as CanvasRenderingContext2D;

/** Real animations in a document without drawing; time passes only by `pass`. */
export function prepareStage(): void {
  jest.useFakeTimers();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
}

/** Call after unmounting: the library notices only at its next frame that its element is gone. */
export async function clearStage(): Promise<void> {
  await jest.advanceTimersByTimeAsync(50);
  jest.useRealTimers();
}

export const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const loadSquare = async (): Promise<unknown> => structuredClone(square);

export async function show(playback: Playback, load = loadSquare): Promise<void> {
  renderPart(
    <>
      <AnimationPlayer
        playback={playback}
        load={load}
        label="네모"
        stills={{ first: 'data:image/svg+xml,first', unmoved: 'data:image/svg+xml,unmoved' }}
        size={[10, 10]}
      />
      <Seeker playback={playback} label="진행" />
    </>,
  );
  await pass(0);
}
