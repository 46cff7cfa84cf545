import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { serverNow, setServerClock, useServerClock } from './index.ts';

const noon = '2026-05-01T12:00:00.000Z';

const Clock = () => <time>{new Date(useServerClock(noon)).toISOString().slice(11, 19)}</time>;

beforeEach(() => jest.useFakeTimers({ now: new Date('1999-01-01T00:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('[SHP-01] server and browser draw the same time first; then it runs by the clock of the server', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const data = { serverDt: '2026-05-01T12:00:31.000Z' };
    return Promise.resolve(new Response(JSON.stringify({ code: 0, message: '', data })));
  });
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Clock />);
  expect(root.textContent).toBe('12:00:00');

  const page = await act(async () => hydrateRoot(root, <Clock />));
  expect(root.textContent).toBe('12:00:00');

  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(root.textContent).toBe('12:00:32');

  act(() => setServerClock('2026-05-01T12:10:00.000Z'));
  expect(root.textContent).toBe('12:10:00');
  expect(serverNow()).toBe(Date.parse('2026-05-01T12:10:00.000Z'));
  act(() => page.unmount());
});
