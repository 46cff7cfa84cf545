import { pageIds } from '@jangteo/contract/release';
import { makeQueryClient } from '@jangteo/query';
import { dehydrate } from '@tanstack/react-query';
import { readPageState } from './page-state.ts';

const hourMs = 3_600_000;
const ageMs = 1_000;

/** The state of a page that was rendered when the server's clock was so far ahead of this device's, with data a second old. */
function pageAhead(byMs: number): void {
  const renderedAt = Date.now() + byMs;
  const client = makeQueryClient();
  client.setQueryData(['deals'], [1], { updatedAt: renderedAt - ageMs });
  const text = JSON.stringify({ query: dehydrate(client), renderedAt });
  document.body.innerHTML = `<script type="application/json" id="${pageIds.state}">${text}</script>`;
}

const dataTime = () => readPageState()?.query.queries[0]?.state.dataUpdatedAt;

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00+09:00') }));
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test('on a device whose clock is slow, data of the server is as old as on the server', () => {
  pageAhead(hourMs);
  expect(dataTime()).toBe(Date.now() - ageMs);
});

test('on any other device, it is as old as it is', () => {
  pageAhead(-hourMs);
  expect(dataTime()).toBe(Date.now() - hourMs - ageMs);
});

test('a page without content has no state', () => expect(readPageState()).toBeUndefined());
