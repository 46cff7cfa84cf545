import { promote, rollback } from '../releases/channel/promote.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let edge: OpenEdge;
beforeEach(async () => {
  edge = await openEdge();
  await untilReady(edge.app);
});
afterEach(() => edge.close());

const home = async () => /<main[^>]*>(.*?)<\/main>/.exec((await edge.app.inject('/')).body)?.[1];

test('[MFE-03] ten promotions while visitors browse: no page fails, and the last release is shown', async () => {
  const releases = await Promise.all(
    Array.from({ length: 10 }, (_, i) => edge.market.release('remote-shop', { greeting: `release ${i}` })),
  );
  const failures: string[] = [];
  let requests = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const { statusCode, body } = await edge.app.inject(requests % 2 ? '/' : '/deal/7?delay=5');
      requests += 1;
      if (statusCode !== 200 || !/<main[^>]*>(remote-shop|release \d)<\/main>/.test(body)) failures.push(body);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  const visitors = Array.from({ length: 4 }, visit);
  for (const { id } of releases) {
    await promote(edge.market, { 'remote-shop': id });
    await untilReady(edge.app, (answer) => answer.releases['remote-shop'] === id);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(200);
  expect(await home()).toBe('release 9');

  await rollback(edge.market, 'remote-shop');
  await untilReady(edge.app, (answer) => answer.releases['remote-shop'] === releases[8]?.id);
  expect(await home()).toBe('release 8');
});

test('a release that cannot render never takes over', async () => {
  const { set } = await untilReady(edge.app);
  const broken = await edge.market.release('host', { serverCode: 'throw new Error("broken")' });
  const well = await edge.market.release('remote-shop', { greeting: 'well' });
  await promote(edge.market, { host: broken.id });
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect((await untilReady(edge.app)).set).toBe(set);
  expect(await home()).toBe('remote-shop');

  await rollback(edge.market, 'host');
  await promote(edge.market, { 'remote-shop': well.id });
  await untilReady(edge.app, (answer) => answer.releases['remote-shop'] === well.id);
  expect(await home()).toBe('well');
});

test('a page of an earlier release can still load its files', async () => {
  const { releases } = await untilReady(edge.app);
  const next = await edge.market.release('remote-shop', { greeting: 'next' });
  await promote(edge.market, { 'remote-shop': next.id });
  await untilReady(edge.app, (answer) => answer.releases['remote-shop'] === next.id);
  for (const id of [releases['remote-shop'], next.id]) {
    expect((await edge.app.inject(`/r/remote-shop/${id}/pages/shop-deal.js`)).statusCode).toBe(200);
  }
});
