import { once } from 'node:events';
import { createServer } from 'node:http';
import { appNames } from '@jangteo/contract/release';
import { promote } from './releases/channel/promote.ts';
import { addressOf } from './testing/address-of.ts';
import { makeMarket, makeOpenMarket } from './testing/fixture-releases.ts';
import { openEdge, untilReady } from './testing/open-edge.ts';

test('an edge without releases is live but not ready; the first promotion makes it ready', async () => {
  const market = await makeMarket();
  const edge = await openEdge({}, market);
  expect((await edge.app.inject('/live')).json()).toEqual({ live: true });
  expect((await edge.app.inject('/ready')).statusCode).toBe(503);
  const page = await edge.app.inject('/');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('장터를 준비하고 있어요.');
  expect((await edge.app.inject('/federation/remote-shop.json')).statusCode).toBe(503);

  const releases = await Promise.all(appNames.map((app) => market.release(app)));
  await promote(market, Object.fromEntries(releases.map(({ app, id }) => [app, id])));
  await untilReady(edge.app);
  expect((await edge.app.inject('/')).statusCode).toBe(200);
  await edge.close();
});

test('[MFE-03] a channel without a remote that is new since: its pages lead to /404, all others are served', async () => {
  const market = await makeOpenMarket();
  const newest = await market.leaveOut('remote-auth');
  const edge = await openEdge({}, market);
  await untilReady(edge.app);
  expect((await edge.app.inject('/')).statusCode).toBe(200);
  expect((await edge.app.inject('/login')).headers.location).toBe('/404');

  await promote(market, { 'remote-auth': newest });
  await untilReady(edge.app, (answer) => answer.releases['remote-auth'] === newest);
  expect((await edge.app.inject('/login')).statusCode).toBe(200);
  await edge.close();
});

test('an edge that is about to close is not ready, and still serves requests', async () => {
  const edge = await openEdge();
  await untilReady(edge.app);
  edge.leave();
  expect((await edge.app.inject('/ready')).statusCode).toBe(503);
  expect((await edge.app.inject('/')).statusCode).toBe(200);
  await edge.close();
});

test('a release set that cannot render is served for browsers to render, and the edge is not ready', async () => {
  const market = await makeMarket();
  const releases = await Promise.all(
    appNames.map((app) => market.release(app, app === 'host' ? { serverCode: 'throw new Error("broken")' } : {})),
  );
  await promote(market, Object.fromEntries(releases.map(({ app, id }) => [app, id])));
  const edge = await openEdge({}, market);
  expect((await edge.app.inject('/ready')).statusCode).toBe(503);
  const { statusCode, body } = await edge.app.inject('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  await edge.close();
});

test('an edge that the API does not trust is not ready and says so, until the API trusts it', async () => {
  let isAskerTrusted = false;
  const api = createServer((_incoming, outgoing) => outgoing.end(JSON.stringify({ isAskerTrusted })));
  await once(api.listen(0), 'listening');
  const lines: string[] = [];
  const edge = await openEdge({
    apiUrls: [addressOf(api)],
    logger: { level: 'error', stream: { write: (line) => void lines.push(line) } },
  });
  expect((await edge.app.inject('/ready')).statusCode).toBe(503);
  expect(lines.join()).toContain('EDGE_API_KEYS');
  isAskerTrusted = true;
  await untilReady(edge.app);
  await edge.close();
  api.closeAllConnections();
  api.close();
});
