import { PerMinute } from './per-minute.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('each client has its own count, and is told how long to wait until the minute has passed', () => {
  const perMinute = new PerMinute(2);
  expect(['a', 'a', 'b'].map((client) => perMinute.secondsToWait(client))).toEqual([0, 0, 0]);
  expect(perMinute.secondsToWait('a')).toBe(60);
  jest.advanceTimersByTime(59_500);
  expect(perMinute.secondsToWait('a')).toBe(1);
  jest.advanceTimersByTime(500);
  expect(['a', 'a'].map((client) => perMinute.secondsToWait(client))).toEqual([0, 0]);
});

test('a flood from ever new addresses starts the counts anew instead of filling the memory', () => {
  const perMinute = new PerMinute(1);
  perMinute.secondsToWait('a');
  expect(perMinute.secondsToWait('a')).toBeGreaterThan(0);
  for (let i = 1; i < 100_000; i += 1) perMinute.secondsToWait(`network ${i}`);
  expect(perMinute.secondsToWait('a')).toBe(0);
});
