import { act } from '@jangteo/testing';
import { Playback } from './playback.ts';
import { clearStage, lastFrame, pass, prepareStage, show } from './testing/show.tsx';

beforeEach(prepareStage);
afterEach(clearStage);

const once = (lastFrame / 60) * 1_000;
const aMoment = 100;

async function shown(...given: ConstructorParameters<typeof Playback>): Promise<Playback> {
  const playback = new Playback(...given);
  await show(playback);
  return playback;
}

test('[PLY-01] the states are initial, loading, ready, playing and completed', async () => {
  const playback = new Playback();
  const states = new Set([playback.state]);
  playback.subscribe(() => states.add(playback.state));
  await show(playback);
  act(() => playback.play());
  await pass(once + aMoment);
  expect([...states]).toEqual(['initial', 'loading', 'ready', 'playing', 'completed']);
  expect(playback.progress).toBe(100);
});

test('[PLY-01] play, pause, stop, freeze and seek have no effect while it is initial or loading', async () => {
  const playback = new Playback();
  const tryAll = () => {
    playback.play();
    playback.pause();
    playback.stop();
    playback.freeze();
    playback.unfreeze();
    playback.seek('50%');
    playback.reset();
  };
  tryAll();
  expect(playback.state).toBe('initial');
  await show(playback, () => new Promise(() => undefined));
  tryAll();
  expect(playback.state).toBe('loading');
});

test('[PLY-01] pausing keeps the frame, and stopping goes to the beginning', async () => {
  const playback = await shown({ autoplay: true });
  await pass(once / 2);
  act(() => playback.pause());
  await pass(once);
  expect(playback.state).toBe('paused');
  expect(playback.progress).toBeGreaterThan(30);
  expect(playback.progress).toBeLessThan(70);

  act(() => playback.play());
  await pass(aMoment);
  expect(playback.state).toBe('playing');

  act(() => playback.stop());
  await pass(aMoment);
  expect(playback.state).toBe('stopped');
  expect(playback.progress).toBe(0);
});

test('[PLY-01] a completed animation plays again from its beginning', async () => {
  const playback = await shown({ autoplay: true });
  await pass(once + aMoment);
  expect(playback.state).toBe('completed');
  act(() => playback.play());
  await pass(aMoment);
  expect(playback.state).toBe('playing');
  expect(playback.progress).toBeLessThan(50);
});

test('[PLY-02] an animation frozen while playing plays on afterwards; otherwise it is paused', async () => {
  const playback = await shown({ autoplay: true });
  await pass(aMoment);
  act(() => playback.freeze());
  act(() => playback.freeze());
  expect(playback.state).toBe('frozen');
  const { progress } = playback;
  await pass(once);
  expect(playback.progress).toBe(progress);
  act(() => playback.unfreeze());
  expect(playback.state).toBe('playing');

  act(() => playback.stop());
  act(() => playback.freeze());
  expect(playback.state).toBe('frozen');
  act(() => playback.unfreeze());
  expect(playback.state).toBe('paused');
});

test.each([0, 1, 2, 3])(
  '[PLY-03] with a loop count of %j it is completed after so many loops, or after one',
  async (loop) => {
    const playback = await shown({ autoplay: true, loop });
    const rounds = Math.max(1, loop);
    await pass(rounds * once - once / 2);
    expect(playback.state).toBe('playing');
    await pass(once);
    expect(playback.state).toBe('completed');
  },
);

test('[PLY-03] it loops endlessly', async () => {
  const playback = await shown({ autoplay: true, loop: true });
  await pass(4 * once);
  expect(playback.state).toBe('playing');
});

test('[PLY-03] in bounce mode each direction is half a loop', async () => {
  const playback = await shown({ autoplay: true, loop: 1, playMode: 'bounce' });
  await pass(once * 1.5);
  expect(playback.state).toBe('playing');
  const { progress } = playback;
  await pass(aMoment);
  expect(playback.progress).toBeLessThan(progress);
  await pass(once);
  expect(playback.state).toBe('completed');
  expect(playback.progress).toBe(0);
});

test('[PLY-03] an intermission separates loops, also when it is frozen during one', async () => {
  const playback = await shown({ autoplay: true, loop: 2, intermission: 1_000 });
  await pass(once + aMoment);
  expect(playback.progress).toBe(100);
  act(() => playback.freeze());
  await pass(2_000);
  expect(playback.progress).toBe(100);
  act(() => playback.unfreeze());
  await pass(once / 2);
  expect(playback.state).toBe('playing');
  expect(playback.progress).toBeLessThan(70);
  await pass(once);
  expect(playback.state).toBe('completed');
});

test('[PLY-04] interactive mode is entered with a state, follows taps and ends, and is left by reset', async () => {
  const playback = await shown(
    { loop: true, autoplay: true },
    {
      resting: { options: { autoplay: false }, on: { tap: 'hopping' } },
      hopping: { segment: [30, 60], on: { complete: 'resting' } },
    },
  );
  expect(() => playback.enterInteractiveMode('flying')).toThrow("There is no interactive state 'flying'");
  act(() => playback.tap());
  expect(playback.isInteractive).toBe(false);

  act(() => playback.enterInteractiveMode('resting'));
  expect(playback.isInteractive).toBe(true);
  expect(playback.state).toBe('paused');
  act(() => playback.tap());
  await pass(aMoment);
  expect(playback.state).toBe('playing');
  await pass(once / 2);
  expect(playback.state).toBe('paused');

  act(() => playback.reset());
  expect(playback.isInteractive).toBe(false);
  await pass(3 * once);
  expect(playback.state).toBe('playing');
});

test('[PLY-06] playing backwards begins at the last frame', async () => {
  const playback = await shown({ direction: -1 });
  act(() => playback.play());
  await pass(once / 2);
  expect(playback.progress).toBeGreaterThan(30);
  await pass(once);
  expect(playback.state).toBe('completed');
  expect(playback.progress).toBe(0);
});

test('[PLY-06] options can change while it plays', async () => {
  const playback = await shown({ autoplay: true });
  act(() => playback.change({ speed: 4 }));
  await pass(once / 2);
  expect(playback.state).toBe('completed');
  expect(() => playback.change({ direction: 0 as 1 })).toThrow('Direction can only be -1 (backwards) or 1 (forwards)');
});

test('[PLY-06] seeking takes a frame or a percentage, and keeps playing if it was', async () => {
  const playback = await shown();
  act(() => playback.seek(30));
  expect(playback.state).toBe('paused');
  expect(playback.progress).toBe(50);
  act(() => playback.seek('75%'));
  expect(playback.progress).toBe(75);
  act(() => playback.play());
  act(() => playback.seek(1_000));
  expect(playback.progress).toBe(100);
  expect(playback.state).toBe('playing');
});
