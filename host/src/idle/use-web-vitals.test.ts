import type { BrowserReports } from '@jangteo/contract/browser-reports';
import { renderHook } from '@testing-library/react';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { useWebVitals } from './use-web-vitals.ts';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn(), onTTFB: jest.fn() }));

const observers = {
  CLS: jest.mocked(onCLS),
  INP: jest.mocked(onINP),
  LCP: jest.mocked(onLCP),
  TTFB: jest.mocked(onTTFB),
};
type Name = keyof typeof observers;

/** What the library calls when a value is known. */
function tell(name: Name, value: number, { id = name as string, page = '/deal/7?from=push' } = {}): void {
  const report = observers[name].mock.calls[0]?.[0] as ((metric: object) => void) | undefined;
  report?.({ name, value, id, navigationURL: `http://localhost${page}` });
}

let beacons: BrowserReports[];

function visit(drawn: number): void {
  jest.spyOn(Math, 'random').mockReturnValue(drawn);
  renderHook(useWebVitals);
}

beforeEach(() => {
  beacons = [];
  jest.useFakeTimers();
  for (const observe of Object.values(observers)) observe.mockReset();
  const sendBeacon = (_url: string, body: string) => beacons.push(JSON.parse(body)) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => {
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
});

test('of a visit that is drawn, values go to the edge with the page that they are of, together and without its query', () => {
  visit(0.09);
  tell('TTFB', 81.234_56);
  tell('LCP', 1_204);
  jest.advanceTimersByTime(1_000);
  expect(beacons).toEqual([
    {
      path: '/deal/7',
      reports: [
        { kind: 'vital', name: 'TTFB', value: 81.235 },
        { kind: 'vital', name: 'LCP', value: 1_204 },
      ],
    },
  ]);
});

test('each page of a document has its own layout shifts and interactions', () => {
  visit(0);
  expect(onCLS).toHaveBeenCalledWith(expect.any(Function), { reportSoftNavs: true });
  expect(onINP).toHaveBeenCalledWith(expect.any(Function), { reportSoftNavs: true });
  tell('CLS', 0, { id: 'first' });
  tell('INP', 96, { page: '/community/main/popular-post', id: 'second' });
  jest.advanceTimersByTime(1_000);
  expect(beacons.map(({ path }) => path)).toEqual(['/deal/7', '/community/main/popular-post']);
});

test('a value that grows after the page was put away is not counted a second time', () => {
  visit(0);
  tell('INP', 40);
  tell('INP', 240);
  jest.advanceTimersByTime(1_000);
  expect(beacons.flatMap(({ reports }) => reports)).toEqual([{ kind: 'vital', name: 'INP', value: 40 }]);
});

test('what is known when the page is put away is sent at once', () => {
  visit(0);
  tell('CLS', 0.02);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(beacons).toHaveLength(1);
});

test('nine of ten visits observe nothing', () => {
  visit(0.1);
  for (const observe of Object.values(observers)) expect(observe).not.toHaveBeenCalled();
});
