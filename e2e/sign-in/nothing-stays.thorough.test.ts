import { links } from '@jangteo/contract/links';
import { cookieNames, localNames, sessionNames, stayingNames } from '@jangteo/contract/names';
import type { BrowserContext, Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { appUserAgent, NativeApp } from '../harness/native-app.ts';
import { marketSamples } from '../harness/samples.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad, preloadedInVain } from '../harness/watch-console.ts';
import { othersPost } from '../harness/write-post.ts';
import { apiAddress, shopAddress } from '../places.ts';

/** What this member alone typed; none of it may be found afterwards. */
const typed = {
  reply: '쓰다 만 댓글입니다',
  title: '쓰다 만 글입니다',
  shop: '찾아본가게말',
  community: '찾아본이웃말',
};

interface Traces {
  nickName: string;
  /** Tabs that stay open: a reply and a post that were begun, and my page. */
  others: Page[];
  /** A tab that has left the market for another site. */
  away: Page;
}

/** A member looks for products and posts, sees one, likes it, and begins to write in two tabs. */
async function leaveTraces(page: Page, context: BrowserContext): Promise<Traces> {
  const { headers } = await signIn(page);
  const reply = await fetch(`${apiAddress}/api/v2/user/profile`, { headers });
  const { nickName } = ((await reply.json()) as { data: { nickName: string } }).data;
  const { dealId } = await marketSamples();

  for (const [start, keyword] of [
    ['/search/list', typed.shop],
    ['/community/search/recent', typed.community],
  ] as const) {
    await page.goto(start);
    await page.getByRole('searchbox').fill(keyword);
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL((url) => url.search.includes('='));
  }
  await page.goto(links.deal(dealId));
  await hydrated(page);
  await page
    .getByRole('button', { name: /찜하기$/ })
    .last()
    .tap();
  await page.evaluate(([name, product]) => localStorage.setItem(name, product), [
    localNames.recentlyViewed,
    JSON.stringify([{ productNo: 1, isLike: true }]),
  ] as const);

  const post = await context.newPage();
  await post.goto(await othersPost());
  await hydrated(post);
  await post.getByRole('textbox', { name: /댓글/ }).fill(typed.reply);

  const form = await context.newPage();
  await form.goto(links.communityPostForm());
  await form.getByRole('textbox', { name: '제목' }).fill(typed.title);
  await expect
    .poll(() => form.evaluate((name) => localStorage.getItem(name), localNames.communityDrafts))
    .toContain(typed.title);

  const myPage = await context.newPage();
  await myPage.goto(links.myPage());
  await expect(myPage.getByText(nickName)).toBeVisible();

  const away = await context.newPage();
  const profile = away.waitForResponse((answer) => answer.url().endsWith('/api/v2/user/profile'));
  await away.goto(links.season());
  await hydrated(away);
  await profile;
  await away.goto(shopAddress);
  return { nickName, others: [post, form, myPage], away };
}

const namesOf = (all: Record<string, string>, staying: readonly string[]) => staying.map((name) => all[name]);

/** Everything that the browser keeps, and everything on the screens, but for what stays on purpose. */
async function expectNothing(context: BrowserContext, { nickName, others, away }: Traces, page: Page): Promise<void> {
  await away.goBack();
  await hydrated(away);
  for (const tab of [...others, away, page]) {
    const traces = () =>
      tab.evaluate(
        async ({ local, session }) => ({
          local: Object.keys(localStorage).filter((name) => !local.includes(name)),
          session: Object.keys(sessionStorage).filter((name) => !session.includes(name)),
          caches: await caches.keys(),
          databases: (await indexedDB.databases()).map(({ name }) => name),
        }),
        {
          local: namesOf(localNames, stayingNames.local),
          // What a visitor has seen since is kept anew.
          session: [...namesOf(sessionNames, stayingNames.session), sessionNames.queryCache],
        },
      );
    await expect.poll(traces, tab.url()).toEqual({ local: [], session: [], caches: [], databases: [] });
    const found = () =>
      tab.evaluate(
        (texts) => {
          const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
          const kept = [...Object.values(localStorage), ...Object.values(sessionStorage)];
          const shown = [document.body.textContent, ...fields, ...kept].join(' ');
          return texts.filter((text) => shown.includes(text));
        },
        [nickName, ...Object.values(typed)],
      );
    await expect.poll(found, tab.url()).toEqual([]);
  }
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name !== cookieNames.visited)).toEqual([]);
}

test('[SES-10] a logout leaves nothing of the member in the browser, in any tab', async ({ page, context, noise }) => {
  test.slow();
  // Requests in flight meanwhile are refused: the login is over.
  noise.expect(failedToLoad, preloadedInVain);
  const traces = await leaveTraces(page, context);
  await page.goto(links.settings());
  await page.getByRole('button', { name: '로그아웃' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).tap();
  await expect(page).toHaveURL('/');
  await page.goto('/terms');
  await expectNothing(context, traces, page);
});

test('[SES-18] nor does a withdrawal', async ({ page, context, noise }) => {
  test.slow();
  noise.expect(failedToLoad, preloadedInVain);
  const traces = await leaveTraces(page, context);
  await page.goto(links.withdraw());
  await page.getByRole('radio', { name: '자주 이용하지 않아요' }).check();
  await page.getByRole('button', { name: '탈퇴하기' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).tap();
  await expect(page.getByRole('heading', { name: '탈퇴가 끝났어요' })).toBeVisible();
  await expectNothing(context, traces, page);
});

test.describe('in the app', () => {
  test.use({ userAgent: appUserAgent });

  test('[SES-11] [APP-04] nor does a logout in the app, which is asked to drop its caches after one on the page', async ({
    page,
    context,
    noise,
  }) => {
    test.slow();
    noise.expect(failedToLoad, preloadedInVain);
    const app = await NativeApp.around(page);
    const traces = await leaveTraces(page, context);
    await app.says({ name: 'appLogout' });
    await expect(page).toHaveURL('/');
    await expectNothing(context, traces, page);

    await signIn(page);
    await page.goto(links.settings());
    await page.getByRole('button', { name: '로그아웃' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).tap();
    await expect.poll(() => app.payloadsOf('setToken').at(-1)).toEqual({});
    await expect.poll(() => app.payloadsOf('clearCacheAndCookies')).toHaveLength(1);
  });
});
