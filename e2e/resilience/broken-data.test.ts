import type { Page } from 'playwright/test';
import { ApiInBetween } from '../harness/api-in-between.ts';
import { emptyLists } from '../harness/changed-data.ts';
import { openEdge } from '../harness/edge.ts';
import { hydrated } from '../harness/hydrated.ts';
import { footer, section } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';

const deals = '/api/v1/display/home/deal';
/** How long a page waits for a response. */
const deadline = 10_000;

const recommendation = '/api/v1/display/deal/recommendation';

const failure = (page: Page, name: string) => section(page, name).getByRole('alert');

const faults = {
  'answers 500': (api, path) => api.answer(path, 500, '{"code":5,"message":"예상하지 못한 오류","requestId":"x"}'),
  'answers HTML': (api, path) => api.answer(path, 200, '<!doctype html><p>Bad gateway'),
  'answers broken JSON': (api, path) => api.answer(path, 200, '{"code":0,"data":{'),
  'answers nothing': (api, path) => api.answer(path, 200, ''),
  'breaks off': (api, path) => api.refuse(path),
} satisfies Record<string, (api: ApiInBetween, path: string) => void>;

for (const [[name, strike], tag] of cases(Object.entries(faults))) {
  test(
    `[SHP-08] a call that ${name} costs its own sections, and a retry restores them`,
    tag,
    async ({ page, noise, controlledMarket: { address, api } }) => {
      noise.expect(failedToLoad);
      strike(api, deals);
      await page.goto(address);
      await expect(failure(page, '오늘의 한정특가')).toBeVisible();
      // Sections that show one call share one button for the retry.
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(section(page, '믿고 사는 스토어').getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect(section(page, '이런 상품은 어때요?').getByRole('article').first()).toBeVisible();

      api.heal();
      await failure(page, '오늘의 한정특가').getByRole('button', { name: '다시 시도' }).click();
      await expect(section(page, '오늘의 한정특가').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}

test(
  '[SHP-08] with a hanging call the page comes in time, first with skeletons, then with a retry',
  thorough,
  async ({ page, noise, controlledMarket: { address, api } }) => {
    noise.expect(failedToLoad);
    api.hold(deals);
    await page.goto(address);
    await hydrated(page);
    await expect(section(page, '오늘의 한정특가')).toHaveAttribute('aria-busy', 'true');
    await expect(section(page, '믿고 사는 스토어').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(failure(page, '오늘의 한정특가')).toBeVisible({ timeout: deadline + 5_000 });
    api.heal();
    await failure(page, '오늘의 한정특가').getByRole('button', { name: '다시 시도' }).click();
    await expect(section(page, '오늘의 한정특가').getByRole('article').first()).toBeVisible();
  },
);

test('[SHP-08] a slow list shows its skeleton, and then its items', async ({
  page,
  controlledMarket: { address, api },
}) => {
  api.hold(recommendation);
  await page.goto(address);
  await hydrated(page);
  const list = section(page, '이런 상품은 어때요?');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list.getByText('불러오는 중이에요')).toBeAttached();
  api.heal();
  await expect(list.getByRole('article').first()).toBeVisible();
  await expect(list).toHaveAttribute('aria-busy', 'false');
});

test('[SHP-08] a failed next page of an endless list can be requested again', async ({ page, noise }) => {
  noise.expect(failedToLoad);
  await page.route(/recommendation\?.*page=2/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/');
  await hydrated(page);
  const list = section(page, '이런 상품은 어때요?');
  const count = await list.getByRole('article').count();
  await list.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(list.getByRole('alert')).toBeVisible();
  await expect(list.getByRole('article')).toHaveCount(count);
  await page.unroute(/recommendation\?.*page=2/);
  await list.getByRole('button', { name: '다시 시도' }).click();
  await expect.poll(() => list.getByRole('article').count()).toBeGreaterThan(count);
});

test(
  '[SHP-08] without the API the page still comes, shows failures section by section, and recovers',
  thorough,
  async ({ page, noise }) => {
    noise.expect(failedToLoad);
    // No call hangs: a busy machine gets the time that it takes to render the page with its failures.
    await using api = new ApiInBetween();
    await using edge = await openEdge({ name: 'without-api', apiUrl: await api.open() });
    api.refuse('/');
    const answer = await page.goto(edge.address);
    // The page is rendered, and its status tells crawlers and caches that its content is missing.
    expect(answer?.status()).toBe(503);
    await expect(failure(page, '오늘의 한정특가')).toBeVisible();
    await expect(failure(page, '믿고 사는 스토어')).toBeVisible();
    await expect(footer(page)).toContainText('통신판매중개자');
    api.heal();
    await page.reload();
    await expect(section(page, '오늘의 한정특가').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('[SHP-08] an empty market says so in every section', async ({ page, controlledMarket: { address, api } }) => {
  api.changeAll(emptyLists);
  await page.goto(address);
  await hydrated(page);
  await expect(section(page, '오늘의 한정특가')).toContainText('지금 열린 한정특가가 없어요.');
  await expect(section(page, '믿고 사는 스토어')).toContainText('스토어를 준비하고 있어요.');
  await expect(section(page, '이런 상품은 어때요?').getByRole('link')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
