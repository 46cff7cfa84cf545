import { act, screen } from '@jangteo/testing';
import { fireEvent } from '@testing-library/react';
import { Playback } from './playback.ts';
import { clearStage, pass, prepareStage, show } from './testing/show.tsx';

beforeEach(prepareStage);
afterEach(clearStage);

const square = () => screen.getByRole('img', { name: '네모' });

/** Simulates the animation scrolling into view, or out of it. */
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = (isIntersecting) => act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as never));
    }
    readonly observe = jest.fn();
    readonly disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
});

test('[PLY-01] a still picture is shown until the animation has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const playback = new Playback();
  await show(playback, () => promise);
  expect(square().tagName).toBe('IMG');
  expect(playback.state).toBe('loading');
  resolve({});
  await pass(0);
});

test('[PLY-02] out of sight the animation is frozen, and in sight again it goes on', async () => {
  const playback = new Playback({ autoplay: true, loop: true });
  await show(playback);
  see(true);
  expect(playback.state).toBe('playing');
  see(false);
  expect(playback.state).toBe('frozen');
  see(true);
  expect(playback.state).toBe('playing');
  act(() => playback.pause());
  see(false);
  see(true);
  expect(playback.state).toBe('paused');
});

test.each<[string, () => Promise<unknown>]>([
  ['does not arrive', () => Promise.reject(new Error('offline'))],
  ['is none', async () => ({ layers: 'none' })],
  ['is broken', async () => ({ layers: [null], op: 60, assets: [] })],
])('[PLY-05] an animation that %s ends in the error state with a warning sign', async (_case, load) => {
  const playback = new Playback({ autoplay: true });
  await show(playback, load);
  await pass(10_000);
  expect(playback.state).toBe('error');
  expect(screen.getByRole('img', { name: '애니메이션을 불러오지 못했어요' })).toBeVisible();
  act(() => playback.play());
  expect(playback.state).toBe('error');
});

test('[PLY-06] the frame follows the scrolling between the thresholds', async () => {
  const playback = new Playback({ autoplay: true, scrollPlay: { from: 0.25, to: 0.75 } });
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  const scrollTo = (part: number) => {
    box.mockReturnValue({ top: window.innerHeight * (1 - part), height: 0 } as DOMRect);
    act(() => fireEvent.scroll(window));
  };
  scrollTo(0.1);
  await show(playback);
  expect(playback.progress).toBe(0);
  scrollTo(0.5);
  expect(playback.progress).toBe(50);
  await pass(500);
  expect(playback.progress).toBe(50);
  scrollTo(0.9);
  expect(playback.progress).toBe(100);
});

test('[PLY-06] the seeker goes from 0 to 100 in steps of 1', async () => {
  const playback = new Playback();
  await show(playback);
  const seeker = screen.getByRole('slider', { name: '진행' });
  expect(seeker).toHaveAttribute('min', '0');
  expect(seeker).toHaveAttribute('max', '100');
  expect(seeker).toHaveAttribute('step', '1');
  fireEvent.change(seeker, { target: { value: '25' } });
  expect(playback.progress).toBe(25);
  expect(seeker).toHaveValue('25');
});

test('a visitor who prefers reduced motion sees a picture, and nothing is loaded', async () => {
  window.matchMedia = ((media: string) => ({ media, matches: true })) as typeof window.matchMedia;
  const load = jest.fn();
  const playback = new Playback({ autoplay: true });
  await show(playback, load);
  expect(square().previousElementSibling).toHaveAttribute('srcset', 'data:image/svg+xml,unmoved');
  expect(load).not.toHaveBeenCalled();
  expect(playback.state).toBe('initial');
});
