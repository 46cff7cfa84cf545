import { AdaptiveLimit } from './adaptive-limit.ts';

test('shrinks quickly while requests wait, never to nothing, and grows slowly back', () => {
  const limit = new AdaptiveLimit(50);
  const after = (times: number, waitMs: number) => {
    for (let n = 0; n < times; n += 1) limit.adapt(waitMs);
    return limit.part;
  };
  expect(after(10, 50)).toBe(1);
  expect(after(3, 51)).toBeCloseTo(0.512);
  expect(after(100, 500)).toBe(0.3);
  expect(after(10, 0)).toBeCloseTo(0.5);
  expect(after(100, 0)).toBe(1);
});
