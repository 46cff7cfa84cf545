import { koreanDay } from '@jangteo/contract/korean-day';
import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import type { Reply } from '../harness/market-data.ts';
import { type MarketSamples, marketSamples } from '../harness/samples.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { unreadable } from '../harness/unreadable.ts';
import { failedToLoad, preloadedInVain } from '../harness/watch-console.ts';

const screens = [
  { name: 'on the narrowest phone', width: 320, text: '100%' },
  { name: 'with text of twice the size', width: 360, text: '200%' },
];

async function open(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await hydrated(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** One document for all screens: pages follow the width and the reader's font size at any time. */
async function expectReadable(page: Page, what: string): Promise<void> {
  for (const { name, width, text } of screens) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = size;
      // Parts far below the view have a guessed height otherwise.
      document.documentElement.toggleAttribute('data-whole-layout', true);
      // Until the next frames they have the layout that they had.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, text);
    expect.soft(await unreadable(page), `${what} ${name}`).toEqual([]);
  }
}

async function expectAllReadable(page: Page, places: readonly string[]): Promise<void> {
  for (const place of places) {
    await open(page, place);
    await expectReadable(page, place);
  }
}

test.beforeEach(({ noise }) => noise.expect(preloadedInVain));

type Places = (samples: MarketSamples) => string[];

/** All but the map, where the boxes of neighbouring provinces overlap, which have other shapes. */
const ofVisitors: Record<string, Places> = {
  'the home page and deals': ({ dealId, periodId, eventId, customEventId }) => [
    links.home(),
    links.deal(dealId),
    links.periods(),
    links.period(periodId),
    links.event(eventId),
    links.customEvent(customEventId),
  ],
  'seasons, regions and stores': ({ localCode, shopId, themeId, occasionId }) => [
    links.season(),
    links.seasonRecommendation(themeId),
    links.seasonOccasion(occasionId),
    links.local(localCode),
    links.localStore(localCode, shopId),
    links.stores(),
    links.store(shopId),
  ],
  'categories and searches': ({ secondCode, thirdCode, storeKeyword }) => [
    links.category(),
    links.categoryDetail(secondCode, thirdCode),
    links.search(),
    links.searchProducts('감귤'),
    links.searchStores(storeKeyword),
  ],
  'the community': ({ postId, questionId }) => [
    links.communityPopular(),
    links.communityDashboard(),
    links.communityQna(),
    links.communitySurvey(),
    links.communityDailyBoard(koreanDay(new Date())),
    links.communityPost(postId),
    links.communityQuestion(questionId),
    links.communitySearch(),
    links.communitySearchPosts('김치'),
  ],
  'notices, terms and the login': ({ noticeId }) => [
    links.notices(),
    links.notice(noticeId),
    links.privacy(),
    links.login(),
    links.notFound(),
  ],
};

for (const [name, placesOf] of Object.entries(ofVisitors)) {
  test(`[RTE-16] ${name} can be read on a narrow phone and with large text`, async ({ page, noise }) => {
    noise.expect(/404/);
    test.slow();
    await expectAllReadable(page, placesOf(await marketSamples()));
  });
}

const ofMembers: Record<string, Places> = {
  'favourites and alarms': () => [
    links.favouriteProducts(),
    links.favouriteStores(),
    links.recentlyViewed(),
    links.alarm(),
  ],
  'forms of the community': () => [
    links.communityPostForm(),
    links.communityQuestionForm(),
    links.communityMealForm(),
    links.communitySurveyForm(),
  ],
  'what a member wrote': ({ postId }) => [
    links.communityPost(postId),
    links.communityMyPosts(),
    links.communityMyReplies(),
    links.communityMyClippings(),
    links.communityBlocked(),
  ],
  'my page': () => [
    links.myPage(),
    links.myInfo(),
    links.updateNickname(),
    links.updatePhone(),
    links.updateProfile(),
    links.updateConsent(),
    links.settings(),
    links.withdrawInfo(),
  ],
  'stars and the game': () => [
    links.starHistory(),
    links.myLevel(),
    links.pointGuide(),
    links.pointExchange(),
    links.game(),
    links.gamePlays(),
  ],
};

for (const [name, placesOf] of Object.entries(ofMembers)) {
  test(`[RTE-16] a member can read ${name} on a narrow phone and with large text`, async ({ page }) => {
    test.slow();
    await signIn(page, 'regular');
    await expectAllReadable(page, placesOf(await marketSamples()));
  });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const overlays: Record<string, { place: Places; open: (page: Page) => Promise<void> }> = {
  'the bridge': {
    place: () => [links.season()],
    async open(page) {
      // It stays until the view is counted.
      await page.route('**/product/view/count', () => undefined);
      await page.locator('main article').first().getByRole('heading').getByRole('link').click();
    },
  },
  'the share dialog': { place: ({ dealId }) => [links.deal(dealId)], open: (page) => press(page, '공유하기') },
  'the filter': { place: () => [links.searchProducts('감귤')], open: (page) => press(page, '필터') },
  'the orders of a list': { place: () => [links.searchProducts('감귤')], open: (page) => press(page, '관련순') },
  'the menu of a post': {
    place: ({ postId }) => [links.communityPost(postId)],
    open: (page) => press(page, '글 메뉴'),
  },
  'the products for a post': { place: () => [links.communityPostForm()], open: (page) => press(page, '상품 넣기') },
  'the question before a logout': { place: () => [links.myPage()], open: (page) => press(page, '로그아웃') },
};

for (const [name, { place, open: openOverlay }] of Object.entries(overlays)) {
  test(`[LAY-08] ${name} can be read on a narrow phone and with large text`, async ({ page }) => {
    await signIn(page, 'regular');
    const [address = ''] = place(await marketSamples());
    await open(page, address);
    await openOverlay(page);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectReadable(page, name);
  });
}

test('[SHP-01] the clock of a deal in its last hour has room on a narrow phone and with large text', async ({
  page,
  controlledMarket: { api, address },
}) => {
  const { dealId } = await marketSamples();
  api.change<Reply<'GET /api/v1/display/deal/:id'>>('GET /api/v1/display/deal/:id', (deal) => {
    const now = Date.parse(deal.serverDt);
    const hour = 60 * 60_000;
    deal.startDt = new Date(now - hour).toISOString();
    deal.endDt = new Date(now + hour / 2).toISOString();
  });
  await open(page, address + links.deal(dealId));
  await expect(page.getByText('마감임박')).toBeVisible();
  await expectReadable(page, 'a deal in its last hour');
});

test('[COM-02] the buttons of a photo that failed have room on a narrow phone and with large text', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  await page.route('**/community/image', (route) => route.abort());
  await signIn(page);
  await open(page, links.communityPostForm());
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  const photos = ['1.png', '2.png', '3.png'].map((name) => ({ name, mimeType: 'image/png', buffer }));
  await page.getByLabel('사진 파일').setInputFiles(photos);
  await expect(page.getByRole('button', { name: '사진 3 다시 올리기' })).toBeVisible();
  await expectReadable(page, links.communityPostForm());
});

test('[RTE-16] those who sign up can read their page on a narrow phone and with large text', async ({ page }) => {
  await signIn(page, undefined, { agreed: false });
  await expectAllReadable(page, [links.signUp()]);
});

test('[LAY-01] large text breaks no name of a tab into two lines', async ({ page }) => {
  await open(page, links.home());
  for (const { name, width, text } of [...screens, { name: 'on a wide screen', width: 1280, text: '200%' }]) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await mainMenu(page)
      .getByRole('link')
      .evaluateAll((tabs, size) => {
        document.documentElement.style.fontSize = size;
        const range = document.createRange();
        return tabs.map((tab) => {
          range.selectNode(tab.lastChild ?? tab);
          return range.getClientRects().length;
        });
      }, text);
    expect(lines, name).toEqual([1, 1, 1, 1, 1]);
  }
});

test('[RTE-04] a banner grows with its text: no line of it is cut in half', async ({ page }) => {
  await open(page, links.home());
  for (const { width, text } of screens) {
    await page.setViewportSize({ width, height: 740 });
    const shownLines = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return [...document.querySelectorAll('[aria-roledescription=슬라이드] :is(strong, small)')].map(
        (line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight),
      );
    }, text);
    expect(shownLines.length).toBeGreaterThan(0);
    for (const count of shownLines) expect(count).toBeCloseTo(Math.round(count), 1);
  }
});
