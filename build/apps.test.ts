import { appNames, pageChunk, parseAppName } from './apps.ts';
import { readRouteTable } from './route-tables.ts';

test('an app can be named in full or by its short name', () => {
  expect(parseAppName('shop')).toBe('remote-shop');
  expect(parseAppName('remote-auth')).toBe('remote-auth');
  expect(parseAppName('host')).toBe('host');
  expect(() => parseAppName('basket')).toThrow("There is no app 'basket'");
});

test('route ids begin with their app, so that no two apps can share one', async () => {
  for (const app of appNames) {
    const owner = app.replace('remote-', '');
    const ids = Object.keys(await readRouteTable(app));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !id.startsWith(`${owner}:`))).toEqual([]);
  }
});

test('a page chunk is a valid file name', () => {
  expect(pageChunk('shop:home')).toBe('shop-home');
});
