import { webcrypto } from 'node:crypto';
import type { PublicSettings } from '@jangteo/contract/release';

const settings: PublicSettings = {
  ownOrigins: ['http://market.test'],
  shopOrigin: 'http://shop.test',
  outsideScripts: {
    chatPixel: { script: 'http://collect.test/pixel.js', accounts: ['11', '12'] },
    tagManager: { script: 'http://collect.test/manager.js' },
    retargeting: { script: 'http://collect.test/ads.js', account: '21' },
    portalLog: { script: 'http://collect.test/log.js', account: 's_31' },
  },
};
const hash = '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b';
const member = {
  id: 'token-of-member',
  email: ' Test@example.com',
  agreedToMarketing: true,
  properties: { is_member: true },
};
const home = { pageName: 'home', path: '/' };
const deal = { pageName: 'express deal', path: '/deal/3' };

let received: unknown[][];
let analytics: typeof import('../index.ts');

const doubles = {
  kakaoPixel: (account: string) =>
    new Proxy({}, { get: (_pixel, name) => (given: unknown) => received.push(['pixel', account, name, given]) }),
  dataLayer: { push: (entry: object) => received.push(['manager', entry]) },
  criteo_q: { push: (...entries: object[]) => received.push(['ads', ...entries]) },
  wcs: { inflow: () => undefined },
  wcs_do: () => received.push(['log']),
};
const receivedBy = (collector: string) => received.filter(([name]) => name === collector).map(([, ...what]) => what);

const scriptOf = (file: string) => document.querySelector(`script[src$="/${file}"]`);
const happens = (file: string, type = 'load') => scriptOf(file)?.dispatchEvent(new Event(type));
/** Resolves after the next frame and what follows it. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

async function start(given = settings, firstUser?: import('../index.ts').AnalyticsUser) {
  await jest.isolateModulesAsync(async () => {
    analytics = await import('../index.ts');
    (await import('./start.ts')).startCollectors(given, firstUser);
  });
}

async function allLoad() {
  for (const file of ['pixel.js', 'manager.js', 'ads.js', 'log.js']) happens(file);
  await settle();
}

beforeEach(() => {
  received = [];
  Object.assign(globalThis, doubles);
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  for (const script of document.querySelectorAll('script')) script.remove();
});

test('[NAV-04] every page view reaches the five collectors under the names of each', async () => {
  await start();
  analytics.trackPage(home);
  await allLoad();
  expect(receivedBy('pixel')).toEqual([
    ['11', 'pageView', 'home'],
    ['12', 'pageView', 'home'],
  ]);
  expect(receivedBy('manager')).toEqual([[{ event: 'page_view', page_name: 'home', page_path: '/' }]]);
  expect(receivedBy('ads')).toEqual([
    [{ event: 'setAccount', account: '21' }, { event: 'setSiteType', type: 'd' }, { event: 'viewHome' }],
  ]);
  expect(receivedBy('log')).toEqual([[]]);

  analytics.trackPage(deal);
  await settle();
  expect(receivedBy('ads')[1]?.at(-1)).toEqual({ event: 'viewPage' });
  expect(received).toHaveLength(10);
});

test('[BRG-03] opening a product at its seller is reported as a product view', async () => {
  await start();
  await allLoad();
  analytics.track('go to item', { item_id: 42, price: 9_900 });
  await settle();
  expect(receivedBy('pixel')[0]).toEqual(['11', 'viewContent', { id: '42' }]);
  expect(receivedBy('ads')[0]?.at(-1)).toEqual({ event: 'viewItem', item: '42' });
  expect(receivedBy('manager')).toEqual([[{ event: 'go_to_item', item_id: 42, price: 9_900 }]]);
});

test('a search is reported with its keyword', async () => {
  await start();
  await allLoad();
  analytics.track('search', { click_keyword: '감귤' });
  await settle();
  expect(receivedBy('pixel')[1]).toEqual(['12', 'search', { keyword: '감귤' }]);
});

test('[ANA-02] [API-03] a member is identified by the hash of the e-mail alone, and forgotten after the logout', async () => {
  await start();
  await allLoad();
  analytics.setAnalyticsUser(member);
  analytics.trackPage(deal);
  analytics.clearAnalyticsUser();
  analytics.trackPage(home);
  await settle();
  expect(receivedBy('manager')).toEqual([
    [{ user_id: 'token-of-member', user_properties: { is_member: true } }],
    [expect.objectContaining({ page_name: 'express deal' })],
    [{ user_id: undefined, user_properties: undefined }],
    [expect.objectContaining({ page_name: 'home' })],
  ]);
  expect(receivedBy('ads')[0]).toContainEqual({ event: 'setEmail', email: hash, hash_method: 'sha256' });
  expect(receivedBy('ads')[1]).not.toContainEqual(expect.objectContaining({ event: 'setEmail' }));
  expect(JSON.stringify(received)).not.toMatch(/@/);
});

test('[ANA-02] a user known at the start is set before the events that waited', async () => {
  await start(settings, { ...member, agreedToMarketing: false });
  analytics.trackPage(home);
  await allLoad();
  expect(receivedBy('manager')[0]).toEqual([expect.objectContaining({ user_id: 'token-of-member' })]);
  expect(receivedBy('ads')).toEqual([]);
});

test('a member who has not agreed to marketing is not reported to advertisers', async () => {
  await start();
  await allLoad();
  analytics.setAnalyticsUser({ ...member, agreedToMarketing: false });
  analytics.trackPage(home);
  await settle();
  expect(receivedBy('ads')).toEqual([]);
  expect(receivedBy('manager')).toHaveLength(2);
});

test("a browser's opt-out signal keeps advertisers out", async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await start();
  expect(scriptOf('ads.js')).toBeNull();
  expect(scriptOf('pixel.js')).toBeNull();
  expect(scriptOf('manager.js')).not.toBeNull();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
});

test('[ANA-03] a collector that cannot be loaded or throws does not affect the others', async () => {
  Object.assign(globalThis, {
    wcs_do: () => {
      throw new Error('broken');
    },
  });
  await start();
  analytics.trackPage(home);
  happens('pixel.js', 'error');
  await allLoad();
  analytics.trackPage(deal);
  await settle();
  expect(receivedBy('pixel')).toEqual([]);
  expect(receivedBy('manager')).toHaveLength(2);
  expect(receivedBy('ads')).toHaveLength(2);
});

describe('[ANA-03] a page view', () => {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  let frames: FrameRequestCallback[];

  beforeEach(async () => {
    frames = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    await start();
    for (const file of ['pixel.js', 'manager.js', 'ads.js', 'log.js']) happens(file);
    analytics.trackPage(home);
    analytics.track('view home');
    await nextTask();
    expect(received).toEqual([]);
  });
  afterEach(() => jest.restoreAllMocks());

  const namesAtTagManager = () => receivedBy('manager').map(([entry]) => (entry as { event: string }).event);

  test('reaches the collectors after the frame that is being made, and before the events that follow it', async () => {
    for (const frame of frames) frame(0);
    expect(received).toEqual([]);
    await nextTask();
    expect(namesAtTagManager()).toEqual(['page_view', 'view_home']);
  });

  test('reaches them at once when the page is left', async () => {
    window.dispatchEvent(new Event('pagehide'));
    await nextTask();
    expect(namesAtTagManager()).toEqual(['page_view', 'view_home']);
  });

  test('reaches them at once when the page is hidden, which paints no frame', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await nextTask();
    analytics.trackPage(deal);
    await nextTask();
    expect(namesAtTagManager()).toEqual(['page_view', 'view_home', 'page_view']);
  });
});

test('[BRG-03] an event reaches the collectors at once, as the page may be left next', async () => {
  await start();
  await allLoad();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  analytics.track('go to item', { item_id: 42, price: 9_900 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(receivedBy('manager')).toEqual([[{ event: 'go_to_item', item_id: 42, price: 9_900 }]]);
  jest.restoreAllMocks();
});

test('without collectors nothing is loaded', async () => {
  await start({ ownOrigins: settings.ownOrigins, shopOrigin: settings.shopOrigin });
  analytics.trackPage(home);
  await settle();
  expect(document.querySelector('script')).toBeNull();
});
