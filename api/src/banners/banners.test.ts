import type { Banner } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';

const url = '/api/v1/display/adon/banner';
let market: TestApp;
const ask = (position: string) =>
  succeed<{ list: Banner[] }>(market.app, `GET ${url}`, `${url}?position=${encodeURIComponent(position)}`);

beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

test('a position shows its own banners', async () => {
  const home = await ask('home');
  const community = await ask('my-page');
  expect(home.list.length).toBeGreaterThan(3);
  expect(community.list).toHaveLength(1);
  expect(home.list).not.toContainEqual(community.list[0]);
});

test('an unknown position has no banners, whatever its name', async () => {
  for (const position of ['nowhere', "'; DROP TABLE banner; --", '%', '한글']) {
    expect(await ask(position)).toEqual({ list: [] });
  }
});

test('the position is required', async () => {
  expect(await refuse(market.app, { url })).toEqual({ status: 400, code: codes.required });
});
