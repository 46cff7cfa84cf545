import { makeServerClock } from './server-clock.ts';

const noon = Date.parse('2026-05-01T12:00:00.000Z');
const wrongPhoneClock = new Date('1999-01-01T00:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: wrongPhoneClock }));
afterEach(() => jest.useRealTimers());

test("goes on from the time of the last response, whatever the device's clock says", async () => {
  const clock = makeServerClock(jest.fn());
  clock.set(noon);
  await jest.advanceTimersByTimeAsync(90_000);
  jest.setSystemTime(new Date('2044-01-01T00:00:00Z'));
  expect(clock.now()).toBe(noon + 90_000);
});

test("uses the device's clock until a response has contained the time", () => {
  const clock = makeServerClock(jest.fn());
  expect(clock.isSet()).toBe(false);
  expect(clock.now()).toBe(wrongPhoneClock.getTime());
});

test('is corrected by a reply between whose times it cannot be, also where it was exact', async () => {
  const clock = makeServerClock(jest.fn());
  const told = jest.fn();
  const stop = clock.onSecond(told);
  clock.bound(noon, noon + 1_200);
  expect(clock.now()).toBe(noon);
  expect(told).toHaveBeenCalledTimes(1);
  clock.set(noon + 5_000);
  clock.bound(noon + 4_000, noon + 5_200);
  expect(clock.now()).toBe(noon + 5_000);
  expect(told).toHaveBeenCalledTimes(2);
  clock.bound(noon + 900_000, noon + 901_000);
  expect(clock.now()).toBe(noon + 900_000);
  clock.bound(noon, noon + 1_000);
  expect(clock.now()).toBe(noon + 1_000);
  stop();
});

test('calls back every full second until the listener unsubscribes', async () => {
  const clock = makeServerClock(jest.fn());
  clock.set(noon + 400);
  const seen: number[] = [];
  const stop = clock.onSecond(() => seen.push(clock.second()));
  await jest.advanceTimersByTimeAsync(599);
  expect(seen).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_001);
  expect(seen).toEqual([noon + 1_000, noon + 2_000]);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('asks once for the exact time where it was only estimated, and adds half of the round trip', async () => {
  const ask = jest.fn(() => new Promise<number>((resolve) => setTimeout(() => resolve(noon + 5_000), 300)));
  const clock = makeServerClock(ask);
  clock.guess(noon);
  const stops = [clock.onSecond(() => undefined), clock.onSecond(() => undefined)];
  await jest.advanceTimersByTimeAsync(1_300);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(clock.now()).toBe(noon + 5_150);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

test('does not ask after a response, and an estimate does not replace it', async () => {
  const ask = jest.fn();
  const clock = makeServerClock(ask);
  clock.set(noon);
  clock.guess(0);
  const stop = clock.onSecond(() => undefined);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(ask).not.toHaveBeenCalled();
  expect(clock.now()).toBe(noon + 5_000);
  stop();
});

test('keeps its estimate where the server cannot be reached', async () => {
  const clock = makeServerClock(() => Promise.resolve(undefined));
  clock.guess(noon);
  const stop = clock.onSecond(() => undefined);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(clock.now()).toBe(noon + 2_000);
  stop();
});

test("asks again after a long sleep, in which the page's clock may have stopped", async () => {
  const ask = jest.fn().mockResolvedValue(noon + 3_600_000);
  const clock = makeServerClock(ask);
  clock.set(noon);
  const stop = clock.onSecond(() => undefined);
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  turn('hidden');
  turn('visible');
  expect(ask).not.toHaveBeenCalled();

  turn('hidden');
  jest.setSystemTime(Date.now() + 3_600_000);
  turn('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(clock.now()).toBe(noon + 3_600_000);
  stop();
});
