import { type AppName, appNames, pageIds, type Registry } from '@jangteo/contract/release';
import { developmentPage } from './dev-page.ts';

const released = (app: AppName) => ({
  release: 'abc',
  base: `/r/${app}/abc/`,
  entry: `/r/${app}/abc/entry.js`,
  routes: {},
});

const registry: Registry = {
  set: 'set',
  apps: Object.fromEntries(appNames.map((app) => [app, released(app)])) as Registry['apps'],
  integrity: {},
  settings: { ownOrigins: ['http://localhost:4700'], shopOrigin: 'http://localhost:4702' },
};

const document = `<!doctype html><html lang="ko"><head><title>장터</title>
<link rel="preload" as="script" href="/r/host/abc/main.js" integrity="sha384-a" nonce="n">
<link rel="stylesheet" href="/r/host/abc/fonts.css">
</head><body><div id="${pageIds.root}"><div><p>특가</p></div></div>
<script type="application/json" id="${pageIds.state}">{"query":{}}</script>
<script type="application/json" id="${pageIds.registry}">${JSON.stringify(registry)}</script>
<script defer src="/r/host/abc/vendor.js" integrity="sha384-b" nonce="n"></script>
<script defer src="/r/host/abc/main.js" integrity="sha384-a" nonce="n"></script>
</body></html>`;

const routes = { 'shop:new': { path: '/new', pageName: 'new' } };

const registryIn = (page: string): Registry => {
  const [, json = ''] = /id="jangteo-registry">([^<]*)</.exec(page) ?? [];
  return JSON.parse(json) as Registry;
};

test('the page has no rendered content and no state', () => {
  const page = developmentPage(document, { host: routes });
  expect(page).toContain('<div id="root"></div>');
  expect(page).not.toContain('특가');
  expect(page).not.toContain(pageIds.state);
  expect(page).not.toContain('preload');
  expect(page).toContain('fonts.css');
});

test('local apps come from the development server with their newest routes, all others from the set', () => {
  const { apps } = registryIn(developmentPage(document, { 'remote-shop': routes }));
  expect(apps['remote-shop']).toMatchObject({ entry: '/dev/remote-shop/container.js', routes });
  expect(apps['remote-mypage']).toEqual(registry.apps['remote-mypage']);
});

test('the host’s scripts are local only where the host is local', () => {
  const withHost = developmentPage(document, { host: routes });
  expect(withHost).toContain('<script defer src="/dev/host/main.js"></script>');
  expect(withHost).not.toContain('/r/host/abc/main.js');
  const withoutHost = developmentPage(document, { 'remote-shop': routes });
  expect(withoutHost.match(/<script defer [^>]*>/g)).toHaveLength(2);
  expect(withoutHost).not.toContain('/dev/host/');
});

test('a page of another product is refused', () => {
  expect(() => developmentPage('<html></html>', {})).toThrow('not answer with a page of this product');
});
