import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Release } from '@jangteo/contract/release';
import { promote } from '../releases/channel/promote.ts';
import { type Market, makeOpenMarket } from '../testing/fixture-releases.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let market: Market;
let edge: OpenEdge;
beforeEach(async () => {
  market = await makeOpenMarket();
  edge = await openEdge({}, market);
  await untilReady(edge.app);
});
afterEach(() => edge.close());

const titleOf = async (address: string) => /<main[^>]*>(.*?)<\/main>/.exec((await edge.app.inject(address)).body)?.[1];
const served = async (app: AppName) => (await untilReady(edge.app)).apps[app];
const folderOf = ({ app, id }: Pick<Release, 'app' | 'id'>) => market.store.folder(app, id);

async function current(app: AppName): Promise<Release> {
  const channel = await market.channel.newest();
  const release = await market.store.read(app, channel?.releases[app] ?? '');
  if (!release) throw new Error(`${app} has no release`);
  return release;
}

async function restart({ withItsDisk }: { withItsDisk: boolean }): Promise<void> {
  await edge.app.close();
  if (!withItsDisk) await rm(path.join(market.folder, 'kept'), { recursive: true });
  edge = await openEdge({}, market);
  await untilReady(edge.app);
}

test.each([
  ['that throws when it is evaluated', { serverCode: 'throw new Error("cannot start")' }, /cannot start/],
  ['that ends the process', { serverCode: 'process.exit(3)' }, /ended/],
])(
  'a remote %s stays with its last good release; a later promotion of another app is served',
  async (_name, parts, reason) => {
    const before = await served('remote-community');
    const bad = await market.release('remote-community', parts);
    await promote(market, { 'remote-community': bad.id });
    const good = await market.release('remote-shop', { greeting: 'good' });
    await promote(market, { 'remote-shop': good.id });

    const answer = await untilReady(
      edge.app,
      ({ apps, generation }) => generation === 3 && apps['remote-shop']?.served === good.id,
    );
    expect(await titleOf('/')).toBe('good');
    expect((await edge.app.inject('/community')).statusCode).toBe(200);
    expect(answer.generation).toBe(3);
    expect(answer.apps['remote-community']).toEqual({
      wanted: bad.id,
      served: before?.served,
      since: before?.since,
      reason: expect.stringMatching(reason),
    });
    expect(answer.apps['remote-shop']).toEqual({ wanted: good.id, served: good.id, since: expect.any(String) });
  },
);

test('of releases that are promoted together, the good ones are served', async () => {
  const [bad, good] = [
    await market.release('remote-community', { serverCode: 'throw new Error("cannot start")' }),
    await market.release('remote-shop', { greeting: 'good' }),
  ];
  await promote(market, { 'remote-community': bad.id, 'remote-shop': good.id });
  await untilReady(edge.app, ({ apps }) => apps['remote-shop']?.served === good.id);
  expect((await served('remote-community'))?.served).not.toBe(bad.id);
});

test('a remote whose folder was deleted is served by a restarted edge from its own disk, as are all other pages', async () => {
  const shop = await current('remote-shop');
  await rm(folderOf(shop), { recursive: true });
  await restart({ withItsDisk: true });
  expect(await titleOf('/')).toBe('remote-shop');
  for (const address of ['/community', '/login', '/deal/7'])
    expect((await edge.app.inject(address)).statusCode).toBe(200);
  expect((await edge.app.inject(`/r/remote-shop/${shop.id}/main.js`)).statusCode).toBe(200);
});

test('a promoted release that is gone before the edge starts: its app is served with the release before', async () => {
  const before = await current('remote-shop');
  await edge.app.close();
  const gone = await market.release('remote-shop', { greeting: 'gone' });
  await promote(market, { 'remote-shop': gone.id });
  await rm(folderOf(gone), { recursive: true });
  edge = await openEdge({}, market);
  await untilReady(edge.app);
  expect(await titleOf('/')).toBe('remote-shop');
  expect(await served('remote-shop')).toMatchObject({
    wanted: gone.id,
    served: before.id,
    reason: `remote-shop ${gone.id} is not in the store`,
  });
});

test('an edge with an empty disk serves from the store, without a remote that is missing there', async () => {
  const community = await current('remote-community');
  await rm(folderOf(community), { recursive: true });
  await restart({ withItsDisk: false });
  expect(await titleOf('/')).toBe('remote-shop');
  expect((await edge.app.inject('/community')).headers.location).toBe('/404');
  expect(await served('remote-community')).toMatchObject({ wanted: community.id, served: null });
});

test('a copy that was changed on the edge’s disk is taken from the store again', async () => {
  const shop = await current('remote-shop');
  await writeFile(path.join(market.folder, 'kept', 'remote-shop', shop.id, 'web', 'main.js'), 'changed');
  await restart({ withItsDisk: true });
  expect((await edge.app.inject(`/r/remote-shop/${shop.id}/main.js`)).body).toContain('console.log');
});

test('a release of which another page than the home page fails does not take over', async () => {
  const { set } = await untilReady(edge.app);
  const broken = await market.release('host', {
    serverCode: `exports.createRenderer = () => async ({ url }) => {
      if (new URL(url).pathname === '/community') throw new Error('no community');
      return { status: 200, head: {}, finish: async () => ({ html: '', styles: '', state: '{}' }) };
    };`,
  });
  await promote(market, { host: broken.id });
  const answer = await untilReady(edge.app, ({ generation }) => generation === 2);
  expect(answer.set).toBe(set);
  expect(answer.apps.host?.reason).toContain('no community');
});
