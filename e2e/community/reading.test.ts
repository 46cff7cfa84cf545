import { koreanDay } from '@jangteo/contract/korean-day';
import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { findings } from '../harness/findings.ts';
import { hydrated } from '../harness/hydrated.ts';
import { ask } from '../harness/market-data.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { forgetShifts, watchShifts } from '../harness/watch-shifts.ts';
import { othersPost } from '../harness/write-post.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '커뮤니티 메뉴' }).getByRole('link', { name, exact: true });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: '조회' });

test('[RTE-18] [COM-01] the community begins with popular posts; each tab lists its board and leads to its form', async ({
  page,
}) => {
  test.slow();
  await page.goto('/community');
  await expect(page).toHaveURL(links.communityPopular());
  await hydrated(page);
  await expect(page.getByRole('link', { name: '새 소식' })).toHaveAttribute('href', links.notices());
  for (const [name, address, write] of [
    ['게시판', links.communityDashboard(), '글쓰기'],
    ['질문', links.communityQna(), '질문하기'],
    ['설문', links.communitySurvey(), '설문 만들기'],
    ['인기글', links.communityPopular(), '글쓰기'],
  ] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(address);
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: write, exact: true })).toBeVisible();
    expect(await findings(page), name).toEqual([]);
  }
});

test('[COM-01] a board shows its most popular posts first where the reader wants it', async ({ page }) => {
  await page.goto(links.communityDashboard());
  await hydrated(page);
  await page.getByRole('navigation', { name: '정렬' }).getByRole('link', { name: '인기순' }).tap();
  await expect(page).toHaveURL(`${links.communityDashboard()}?sort=popular`);
  const [post] = (await ask('GET /api/v1/community/dashboard', '?sort=popular&limit=1')).list;
  const first = rows(page).first().getByRole('link');
  await expect(first).toHaveAttribute('href', links.communityPost(post?.postId ?? 0));
  expect(await findings(page)).toEqual([]);
});

test('[COM-01] the list stays where it was when a reader returns from a post', async ({ page }) => {
  await page.goto(links.communityDashboard());
  await hydrated(page);
  const post = rows(page).nth(8);
  await post.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  const title = await post.locator('strong').textContent();
  await post.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  // What the row has told is on the screen before that.
  await expect(page).toHaveURL(/-detail\//);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('[COM-01] posts that are written while one reads are told at the top and not pushed into the list', async ({
  page,
}) => {
  await page.goto(links.communityDashboard());
  await hydrated(page);
  // Posts of other tests may have the same title.
  const first = rows(page).first().getByRole('link');
  const before = (await first.getAttribute('href')) ?? '';
  await rows(page).nth(6).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  const written = await othersPost();
  // A minute later the reader comes back to the window.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 61_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const note = page.getByRole('button', { name: /^새 글 \d+개/ });
  await expect(note).toBeInViewport();
  await expect(first).toHaveAttribute('href', before);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(await findings(page)).toEqual([]);
  await note.click();
  await expect(page.getByRole('main').locator(`a[href="${written}"]`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('[RTE-22] [COM-06] posts are found, highlighted and remembered; what is not found can be asked', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(links.communityPopular());
  await hydrated(page);
  await page.getByRole('link', { name: '커뮤니티 검색' }).click();
  const field = page.getByRole('searchbox');
  await field.fill('김치');
  await field.press('Enter');
  await expect(page).toHaveURL(links.communitySearchPosts('김치'));
  await expect(page.locator('mark', { hasText: '김치' }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeHidden();
  expect(await findings(page)).toEqual([]);
  const results = page.getByRole('navigation', { name: '검색 결과' });
  await results.getByRole('link', { name: '질문' }).click();
  await expect(page).toHaveURL(links.communitySearchQuestions('김치'));

  await page.goto(links.communitySearch());
  const recent = page.getByRole('region', { name: '최근 검색어' });
  await expect(recent.getByRole('link', { name: '김치' })).toBeVisible();
  await recent.getByRole('button', { name: '김치 지우기' }).click();
  await expect(recent.getByText('최근 검색어가 없어요.')).toBeVisible();

  const unknown = '쿼카가 먹는 풀';
  await page.goto(links.communitySearchPosts(unknown));
  await page.getByRole('link', { name: '질문하기' }).click();
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(unknown);
});

test('[RTE-19] [COM-01] the meals of a day lead to the days beside it; what is no day is not found', async ({
  page,
  noise,
}) => {
  noise.expect(/404/);
  await watchShifts(page);
  await page.goto(links.communityPopular());
  await hydrated(page);
  await forgetShifts(page);
  await page.getByRole('link', { name: /^오늘의 밥상 오늘은/ }).click();
  const today = links.communityDailyBoard(koreanDay(new Date()));
  await expect(page).toHaveURL(today);
  await expect(page.getByRole('heading', { name: '오늘의 밥상' })).toBeVisible();
  expect(await page.evaluate(() => layoutShift)).toEqual({ sum: 0, moved: [] });
  await expect(page.getByRole('link', { name: /밥상 올리기/ }).first()).toHaveAttribute(
    'href',
    links.communityMealForm(),
  );
  await expect(page.getByRole('link', { name: '다음 날' })).toHaveCount(0);
  await page.getByRole('link', { name: '전날' }).click();
  await expect(page).not.toHaveURL(today);
  await page.getByRole('link', { name: '다음 날' }).click();
  await expect(page).toHaveURL(today);
  await page.getByRole('navigation', { name: '날짜' }).getByRole('link').nth(11).click();
  await expect(page).not.toHaveURL(today);
  await page.getByRole('navigation', { name: '날짜' }).getByRole('link').nth(12).click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(() => layoutShift)).toEqual({ sum: 0, moved: [] });
  expect(await findings(page)).toEqual([]);

  // Days without meals.
  await page.goto(links.communityDailyBoard('2020-03-02'));
  await hydrated(page);
  await forgetShifts(page);
  for (const title of ['3월 1일 일요일', '2월 29일 토요일']) {
    await page.getByRole('link', { name: '전날', exact: true }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(() => layoutShift), 'where a month begins').toEqual({ sum: 0, moved: [] });

  for (const day of ['2026-02-30', 'tomorrow', '2999-01-01']) {
    await page.goto(links.communityDailyBoard(day));
    await expect(page, day).toHaveURL('/404');
  }
});
