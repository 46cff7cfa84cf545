import { reportError, startReports } from './report-errors.ts';

let beacons: { path: string; reports: { message?: string; stack?: string }[] }[];
let stop: () => void;
beforeEach(() => {
  beacons = [];
  jest.useFakeTimers();
  const sendBeacon = (_url: string, body: string) => beacons.push(JSON.parse(body)) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  stop = startReports();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('errors that nothing handled are sent together, with places only and without what could name a member', () => {
  const error = new TypeError('no post 123456 of "김철수", call 01012345678');
  error.stack = `TypeError: no post 123456 of "김철수"\n    at page (https://market.example/r/remote-shop/0123456789ab/main.js:1:11)`;
  window.dispatchEvent(new ErrorEvent('error', { error }));
  reportError(new Error('shown by a boundary'));
  expect(beacons).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(beacons).toHaveLength(1);
  const [first, second] = beacons[0]?.reports ?? [];
  expect(first?.message).toBe('TypeError: no post # of …, call #');
  expect(first?.stack).toBe('    at page (https://market.example/r/remote-shop/0123456789ab/main.js:1:11)');
  expect(second?.message).toBe('Error: shown by a boundary');
});

test('neither mail and web addresses nor times in a message bring anything of a member along', () => {
  const message = 'kim@example.kr may not open https://market.example/my-page?token=abc at 12:30:45';
  const error = new Error(message);
  error.stack = `Error: ${message}\npage@https://market.example/r/remote-shop/0123456789ab/main.js:1:11`;
  reportError(error);
  jest.advanceTimersByTime(1_000);
  expect(beacons[0]?.reports).toEqual([
    {
      kind: 'error',
      message: 'Error: … may not open https://market.example/my-page?… at 12:30:45',
      stack: 'page@https://market.example/r/remote-shop/0123456789ab/main.js:1:11',
    },
  ]);
});

test('a page that fails over and over reports a few of its errors', () => {
  for (let n = 0; n < 20; n += 1) reportError(new Error(`again ${'x'.repeat(n)}`));
  jest.advanceTimersByTime(1_000);
  expect(beacons.flatMap(({ reports }) => reports).length).toBeLessThanOrEqual(5);
});
