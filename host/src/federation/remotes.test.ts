import type { LoadableRelease, PerApp, RegisteredApp, Registry } from '@jangteo/contract/release';
import { createRemotes } from './remotes.ts';

jest.mock('./load-exposed.ts', () => ({ loadExposed: jest.fn() }));

const stores = { 'shop:stores': { path: '/store', pageName: 'stores' } };

const loadable = (id: string): LoadableRelease => ({
  release: id,
  base: `/r/remote-shop/${id}/`,
  entry: 'container.js',
});

function registryWith(shop: string, changes: Partial<RegisteredApp> & { host?: string } = {}): Registry {
  const { host = 'h1', ...ofShop } = changes;
  const apps: PerApp<RegisteredApp> = {
    host: { release: host, base: `/r/host/${host}/`, entry: 'host.js', routes: {} },
    'remote-shop': { ...loadable(shop), routes: stores, ...ofShop },
  };
  const settings = { ownOrigins: ['http://market.test'], shopOrigin: 'http://shop.test' };
  return { set: `${host} ${shop}`, apps, integrity: {}, settings };
}

let served: Registry;
let fetches: number;

beforeEach(() => {
  jest.useFakeTimers();
  fetches = 0;
  globalThis.fetch = async () => {
    fetches += 1;
    return { ok: true, json: async () => structuredClone(served) } as Response;
  };
});
afterEach(() => jest.useRealTimers());

/** The document has release a of the shop; by now the edge serves another set, and says so. */
async function openBefore(now: Registry, document = registryWith('a')) {
  const remotes = createRemotes(document);
  const serve = async (next: Registry) => {
    served = next;
    jest.advanceTimersByTime(5_000);
    remotes.follow(next.set);
    await jest.advanceTimersByTimeAsync(0);
  };
  await serve(now);
  return { remotes, serve, shop: () => remotes.current('remote-shop').id };
}

test('[MFE-03] a remote changes when it is entered, not before; back to the first release by the same way', async () => {
  const { remotes, serve, shop } = await openBefore(registryWith('b'));
  const first = remotes.current('remote-shop');
  expect(shop()).toBe('a');
  remotes.enter('remote-shop');
  expect(shop()).toBe('b');
  await serve(registryWith('a'));
  expect(shop()).toBe('b');
  remotes.enter('remote-shop');
  expect(remotes.current('remote-shop')).toBe(first);
});

test.each([
  ['that needs another host', registryWith('b', { host: 'h2' })],
  ['with other routes', registryWith('b', { routes: { ...stores, 'shop:new': { path: '/new', pageName: 'new' } } })],
])('a release %s waits for the next document', async (_, now) => {
  const { remotes, shop } = await openBefore(now);
  remotes.enter('remote-shop');
  expect(fetches).toBe(1);
  expect(shop()).toBe('a');
});

test('a release that failed in this document is not used again, one after it is', async () => {
  const { remotes, serve, shop } = await openBefore(registryWith('b', { before: loadable('a') }));
  remotes.enter('remote-shop');
  remotes.fallBack('remote-shop');
  remotes.enter('remote-shop');
  expect(shop()).toBe('a');
  await serve(registryWith('c', { before: loadable('b') }));
  remotes.enter('remote-shop');
  expect(shop()).toBe('c');
});

test('[MFE-04] where a release and its mend both fail, the release that worked takes over', async () => {
  const { remotes, serve, shop } = await openBefore(registryWith('b', { before: loadable('a') }));
  remotes.enter('remote-shop');
  remotes.fallBack('remote-shop');
  await serve(registryWith('c', { before: loadable('b') }));
  remotes.enter('remote-shop');
  remotes.fallBack('remote-shop');
  expect(shop()).toBe('a');
});

test('a release that was put off is used when its remote is entered anew', async () => {
  const { remotes, shop } = await openBefore(registryWith('b', { before: loadable('a') }));
  remotes.enter('remote-shop');
  remotes.postpone('remote-shop');
  expect(shop()).toBe('a');
  remotes.enter('remote-shop');
  expect(shop()).toBe('b');
});

test('a clock that is set back holds no release up', async () => {
  const { remotes, serve, shop } = await openBefore(registryWith('b'));
  jest.setSystemTime(Date.now() - 24 * 60 * 60 * 1_000);
  await serve(registryWith('c'));
  remotes.enter('remote-shop');
  expect(shop()).toBe('c');
});

test('after a retry that found another release, the document’s own is not the newest any more', async () => {
  const { remotes, shop } = await openBefore(registryWith('a'));
  served = registryWith('b');
  await remotes.renew('remote-shop');
  remotes.enter('remote-shop');
  expect(shop()).toBe('b');
});

test('the releases are fetched where the set is another one, once in five seconds', async () => {
  const { remotes, serve } = await openBefore(registryWith('a'));
  expect(fetches).toBe(0);
  await serve(registryWith('b'));
  remotes.follow('h1 a');
  remotes.follow('h1 c');
  expect(fetches).toBe(1);
});
