import { type Collected, watchCollectors } from '../harness/collected.ts';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { shopAddress } from '../places.ts';

const short = ({ collector, account, name, given: { page_name, tag } }: Collected) =>
  [collector, account, name, page_name ?? tag].filter(Boolean).join(' ');

const isPageView = ({ name }: Collected) => /^(page_?view|viewHome|viewPage)$/i.test(name);
const views = (told: Collected[]) => told.filter(isPageView).map(short).sort();

const ofPage = (pageName: string, retargeted: 'viewHome' | 'viewPage') => [
  `chat-pixel 1001 pageView ${pageName}`,
  `chat-pixel 1002 pageView ${pageName}`,
  'portal-log s_standin pageView',
  `retargeting 2001 ${retargeted}`,
  `tag-manager TM-STANDIN page_view ${pageName}`,
];

test('[NAV-04] [NAV-12] after every navigation the five collectors receive the page view, each in its own format', async ({
  page,
}) => {
  const told = watchCollectors(page);
  await page.goto('/?click_key=spring');
  await expect.poll(() => views(told)).toEqual(ofPage('home', 'viewHome'));

  told.length = 0;
  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect.poll(() => views(told)).toEqual(ofPage('community popular', 'viewPage'));

  told.length = 0;
  await page.goBack();
  await expect.poll(() => views(told)).toEqual(ofPage('home', 'viewHome'));
});

test('[NAV-03] a click_key in the address is kept for the session', async ({ page }) => {
  await page.goto('/store?click_key=spring-2026');
  await hydrated(page);
  expect(await page.evaluate(() => sessionStorage.getItem('eventClickKey'))).toBe('spring-2026');
  await page.getByRole('link', { name: '홈' }).first().click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('eventClickKey'))).toBe('spring-2026');
});

test('[NAV-03] [SES-02] a click_key in Korean is kept as the address writes it, and of a long one what the sign-in takes', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('eventClickKey'));
  await page.goto('/store?click_key=kakao-가을+1');
  await hydrated(page);
  expect(await kept()).toBe('kakao-%EA%B0%80%EC%9D%84%201');
  await page.goto(`/store?click_key=${'가'.repeat(30)}`);
  await hydrated(page);
  expect(await kept()).toBe('%EA%B0%80'.repeat(22));
});

test('[ANA-01] a launch is counted once for a tab, and its home with every visit', async ({ page }) => {
  const told = watchCollectors(page);
  const names = () => told.filter(({ collector }) => collector === 'tag-manager').map(({ name }) => name);
  await page.goto('/');
  await expect.poll(names).toEqual(expect.arrayContaining(['view_home', 'launch']));
  told.length = 0;
  await page.reload();
  await expect.poll(names).toContain('view_home');
  expect(names()).not.toContain('launch');
});

test('[ANA-03] collectors are requested after everything that belongs to the page', thorough, async ({ page }) => {
  await page.goto('/');
  const asked = () => page.evaluate(startsOf, '/collectors/');
  await expect.poll(asked).not.toEqual([]);
  const [loaded = 0] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).loadEventStart),
  );
  expect(loaded).toBeGreaterThan(0);
  expect(Math.min(...(await asked()))).toBeGreaterThan(loaded);
});

const startsOf = (part: string) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(part))
    .map(({ startTime }) => startTime);

const faults = {
  'cannot be reached': { body: undefined },
  'answer nonsense': { body: '<!doctype html><h1>Bad gateway</h1>' },
  'throw whatever they are told': {
    body: 'for (const name of ["kakaoPixel", "wcs_do"]) globalThis[name] = () => { throw new Error("broken"); }; globalThis.dataLayer = { get push() { throw new Error("broken"); } };',
  },
} satisfies Record<string, { body: string | undefined }>;

for (const [[name, { body }], tag] of cases(Object.entries(faults))) {
  test(`[ANA-03] collectors that ${name} do not disturb the page`, tag, async ({ page, noise }) => {
    // The browser logs the failure; the page does not.
    noise.expect(failedToLoad, /^page error: /);
    let asked = 0;
    await page.route(`${shopAddress}/collectors/*.js*`, (route) => {
      asked += 1;
      return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto('/');
    await expect.poll(() => asked).toBe(4);
    await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
    await expect(page.getByRole('heading', { name: '커뮤니티', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(mainMenu(page).getByRole('link', { name: '홈' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('[ANA-03] collectors that hang delay nothing', thorough, async ({ page }) => {
  let asked = 0;
  await page.route(`${shopAddress}/collectors/*.js*`, () => {
    asked += 1;
  });
  await page.goto('/');
  await expect.poll(() => asked).toBe(4);
  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect(page.getByRole('heading', { name: '커뮤니티', level: 1 })).toBeVisible();
});
