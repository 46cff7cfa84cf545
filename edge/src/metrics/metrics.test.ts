import { setCanary } from '../releases/channel/canary.ts';
import { promote } from '../releases/channel/promote.ts';
import { makeOpenMarket } from '../testing/fixture-releases.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';
import { callOf } from './call-of.ts';

const releasesOfShop = async ({ metrics }: OpenEdge) =>
  (await metrics.metrics()).split('\n').filter((line) => /^edge_release.*remote-shop/.test(line));

test.each([
  ['GET', '/api/v1/display/web/current-datetime', 'GET /api/v1/display/web/current-datetime'],
  ['GET', '/api/v1/display/deal/17', 'GET /api/v1/display/deal/:id'],
  ['POST', '/api/v1/display/deal/17', undefined],
  ['GET', '/api/v1/nothing', undefined],
])('%s %s is the call %s', (method, pathname, key) => {
  expect(callOf(method, pathname)).toBe(key);
});

test('metrics tell pages per app and route, calls, failed calls of pages, the queue and the releases', async () => {
  const edge = await openEdge({ failureWithinMs: 5_000, pageCacheMs: 60_000, renderDeadlineMs: 10_000 });
  await untilReady(edge.app);
  for (const url of ['/season', '/season', '/?call=/deals', '/api/v1/display/deal/17', '/api/v1/secret-id-1']) {
    await edge.app.inject(url);
  }
  const text = await edge.metrics.metrics();
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  const count = (...parts: string[]) =>
    lines
      .find((line) => parts.every((part) => line.includes(part)))
      ?.split(' ')
      .at(-1);
  expect(count('edge_request_seconds_count', 'route="shop:season"', 'app="remote-shop"', 'status="200"')).toBe('2');
  expect(count('edge_request_seconds_count', 'route="GET /api/v1/display/deal/:id"', 'status="502"')).toBe('1');
  expect(count('edge_request_seconds_count', 'route="unknown call"')).toBe('1');
  expect(count('edge_failed_calls_total', 'app="remote-shop"', 'status="0"')).toBe('1');
  expect(count('edge_pages', 'how="fromCache"')).toBe('1');
  expect(count('edge_render_queue')).toBeDefined();
  expect(lines.filter((line) => line.startsWith('edge_release{')).length).toBe(5);
  expect(count('edge_trusted ')).toBe('1');
  expect(text).not.toContain('secret-id-1');
  await edge.close();
});

test('a release that cannot be served is told beside the one that is', async () => {
  const market = await makeOpenMarket();
  const { 'remote-shop': served } = (await market.channel.newest())?.releases ?? {};
  const edge = await openEdge({}, market);
  await untilReady(edge.app);
  const { id } = await market.release('remote-shop', { serverCode: 'throw new Error("cannot start")' });
  await promote(market, { 'remote-shop': id });
  await untilReady(
    edge.app,
    ({ apps }) => apps['remote-shop']?.wanted === id && apps['remote-shop'].reason !== undefined,
  );
  expect(await releasesOfShop(edge)).toEqual([
    `edge_release{app="remote-shop",release="${served}",to="all"} 1`,
    `edge_release{app="remote-shop",release="${id}",to="all"} 0`,
  ]);
  await edge.close();
});

test('the release of a canary is told from the one that all visitors get', async () => {
  const market = await makeOpenMarket();
  const { 'remote-shop': ofAll } = (await market.channel.newest())?.releases ?? {};
  const { id } = await market.release('remote-shop', { greeting: 'canary' });
  await setCanary(market, { 'remote-shop': id }, 10);
  const edge = await openEdge({}, market);
  await untilReady(edge.app, ({ canary }) => canary?.isServed === true);
  expect(await releasesOfShop(edge)).toEqual([
    `edge_release{app="remote-shop",release="${ofAll}",to="all"} 1`,
    `edge_release{app="remote-shop",release="${id}",to="canary"} 1`,
  ]);
  await edge.close();
});
