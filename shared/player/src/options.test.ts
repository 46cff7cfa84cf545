import { checkOptions, frameOf, type PlayerOptions } from './options.ts';

test.each<Partial<PlayerOptions>>([
  {},
  { direction: 1 },
  { direction: -1, loop: true, speed: 0.5, background: '#fff', autoplay: false },
  { loop: 0, intermission: 0, playMode: 'bounce' },
  { loop: 9999, intermission: 300, playMode: 'normal', scrollPlay: { from: 0, to: 1 } },
])('[PLY-06] %j is valid', (options) => {
  expect(() => checkOptions(options)).not.toThrow();
});

test.each<[object, string]>([
  [{ direction: 0 }, 'Direction can only be -1 (backwards) or 1 (forwards)'],
  [{ direction: '1' }, 'Direction can only be -1 (backwards) or 1 (forwards)'],
  [{ loop: -1 }, 'Loop can only be a boolean or a whole number from 0'],
  [{ loop: 1.5 }, 'Loop can only be a boolean or a whole number from 0'],
  [{ intermission: -1 }, 'Intermission can only be a whole number from 0'],
  [{ intermission: 0.5 }, 'Intermission can only be a whole number from 0'],
  [{ speed: 'fast' }, 'Speed can only be a number'],
  [{ speed: Number.NaN }, 'Speed can only be a number'],
  [{ background: 7 }, 'Background can only be a string'],
  [{ autoplay: 'yes' }, 'Autoplay can only be a boolean'],
  [{ playMode: 'pingpong' }, "Play mode can only be 'normal' or 'bounce'"],
  [
    { scrollPlay: { from: -0.1, to: 1 } },
    'Scroll-play thresholds can only be numbers from 0 to 1, the first below the second',
  ],
  [
    { scrollPlay: { from: 0.8, to: 0.2 } },
    'Scroll-play thresholds can only be numbers from 0 to 1, the first below the second',
  ],
  [{ scrollPlay: 0.5 }, 'Scroll-play thresholds can only be numbers from 0 to 1, the first below the second'],
  [{ colour: 'red' }, "There is no option 'colour'"],
])('[PLY-06] %j is refused', (options, message) => {
  expect(() => checkOptions(options)).toThrow(message);
});

test.each([
  [0, 0],
  [30, 30],
  [61, 60],
  ['0%', 0],
  ['50%', 30],
  ['12.5%', 8],
  ['100%', 60],
])('[PLY-06] seeking %j of 60 frames leads to %j', (seek, frame) => {
  expect(frameOf(seek, 60)).toBe(frame);
});

test.each([-1, 1.5, Number.NaN, '50', '101%', '-5%', '%', 'half'])('[PLY-06] seeking %j is refused', (seek) => {
  expect(() => frameOf(seek, 60)).toThrow('Seek can only be a whole number from 0 or a percentage such as 50%');
});
