import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { footer, mainMenu, section } from '../harness/landmarks.ts';
import { allLoaded, quiet } from '../harness/quiet.ts';
import { type LoggedRequest, logRequests } from '../harness/request-log.ts';
import { savesData } from '../harness/saves-data.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { wavesOf } from '../harness/waves.ts';

/*
 * What the next screen costs does not depend on the machine: requests, waves, elements and rules of styles. Nothing is
 * prefetched in these visits; the page's code was loaded by an earlier one, as it is by prefetching.
 */

const firstDeal = (page: Page) =>
  section(page, /한정특가/)
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link');

async function openHome(page: Page): Promise<void> {
  await savesData(page);
  await page.goto('/');
  await allLoaded(page);
}

/** Without what the browser, a collector or the rest of the font asks for by itself, whenever the page is idle. */
const ofScreen = ({ url, type }: LoggedRequest) =>
  !['Ping', 'Preflight', 'Font'].includes(type) && !/\.ico$|\/fonts\//.test(url);

test('a deal asks for its data, its pictures and its code at once, and has no more elements than a first screen needs', async ({
  page,
}) => {
  await page.addInitScript(countRules);
  await openHome(page);
  await firstDeal(page).scrollIntoViewIfNeeded();
  await quiet(page);
  const rulesBefore = await page.evaluate(() => globalThis.rulesInserted);
  const requests = await logRequests(await page.context().newCDPSession(page));
  await page.evaluate(noteThePress);
  await firstDeal(page).click();
  await expect(section(page, '함께 보면 좋은 상품').getByRole('article').first()).toBeVisible();
  await quiet(page);

  const ofHome = await page.evaluate(askedForBeforeThePress);
  const asked = requests.filter((request) => ofScreen(request) && !ofHome.includes(request.url));
  const count = (type: string) => asked.filter((request) => request.type === type).length;
  const calls = asked.filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
  expect.soft(calls.length, 'the deal and what goes with it').toBeLessThanOrEqual(3);
  expect.soft(count('Script'), 'the chunk and what it shares').toBeLessThanOrEqual(3);
  expect.soft(count('Image'), 'the deal, its store, products beside it').toBeLessThanOrEqual(5);
  expect.soft(asked.length).toBeLessThanOrEqual(12);
  expect.soft(wavesOf(asked).map(({ url }) => url).length, 'code, then data').toBeLessThanOrEqual(2);
  expect.soft(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(550);
  const rules = (await page.evaluate(() => globalThis.rulesInserted)) - rulesBefore;
  expect.soft(rules, 'styles of the deal and of its skeleton').toBeGreaterThan(0);
  expect.soft(rules, 'each takes milliseconds of the tap').toBeLessThanOrEqual(26);
});

declare global {
  var rulesInserted: number;
  var pressedAt: number;
}

function noteThePress(): void {
  globalThis.pressedAt = Number.POSITIVE_INFINITY;
  addEventListener('pointerdown', () => (globalThis.pressedAt = performance.now()), { capture: true, once: true });
}

/** Pictures of the home page that come at the last moment, such as the next banner's. */
const askedForBeforeThePress = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < globalThis.pressedAt)
    .map(({ name }) => name);

function countRules(): void {
  globalThis.rulesInserted = 0;
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    globalThis.rulesInserted += 1;
    return insertRule.call(this, rule, index);
  };
}

const firstStore = (page: Page) =>
  section(page, '믿고 사는 스토어').getByRole('heading', { level: 3 }).first().getByRole('link');
const storeOfDeal = (page: Page) => section(page, '판매자').getByRole('heading', { level: 3 }).getByRole('link');
const firstPost = (page: Page) => page.getByRole('main').locator('a[href*="-detail/"]').first();

for (const [{ name, from, way, card, loaded }, tag] of cases([
  {
    name: 'deal',
    from: '/',
    card: firstDeal,
    loaded: (page: Page) => page.getByRole('button', { name: /사진 1 크게/ }),
  },
  {
    name: 'store',
    from: '/',
    card: firstStore,
    loaded: (page: Page) => page.getByRole('link', { name: /판매자 쇼핑몰/ }),
  },
  {
    name: "deal's store",
    from: '/',
    way: firstDeal,
    card: storeOfDeal,
    loaded: (page: Page) => page.getByRole('link', { name: /판매자 쇼핑몰/ }),
  },
  {
    name: "region's store",
    from: links.local('26'),
    card: (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link'),
    loaded: (page: Page) => page.getByRole('link', { name: /판매자 쇼핑몰/ }),
  },
  {
    name: 'post',
    from: '/community/main',
    card: firstPost,
    loaded: (page: Page) => page.getByText(/^(댓글|답변) .* · 조회/),
  },
])) {
  test(
    `what the tapped card of a ${name} tells is on the screen in the first frame, where the page then has it`,
    tag,
    async ({ page }) => {
      await savesData(page);
      await page.goto(from);
      await allLoaded(page);
      await way?.(page).click();
      await card(page).click();
      await expect(loaded(page).first()).toBeVisible();
      await page.goBack();
      await expect(card(page)).toBeVisible();
      await quiet(page);
      await page.evaluate(noteFirstFrame);
      await card(page).click();
      await expect(loaded(page).first()).toBeVisible();
      const first = await page.evaluate(() => globalThis.firstFrame);
      expect(first).toMatchObject({
        title: await page.getByRole('heading', { level: 1 }).textContent(),
        isBeforeThere: true,
      });
      expect(await page.evaluate(() => globalThis.placesOfPage())).toMatchObject({ ...first?.places });
    },
  );
}

type Places = {
  header: number | undefined;
  title: number | undefined;
  picture?: number | undefined;
};

declare global {
  var placesOfPage: () => Places;
  var firstFrame: { title: string | null | undefined; isBeforeThere: boolean; places: Places } | undefined;
}

/** Runs in the page: notes what is on the screen in the frame after the next click. */
function noteFirstFrame(): void {
  const lowerEdge = (element: Element | undefined) => element && Math.round(element.getBoundingClientRect().bottom);
  globalThis.placesOfPage = () => {
    const page = document.querySelector(':has(> [inert])') ?? document;
    const picture = [...page.querySelectorAll('img')].find(({ width }) => width === innerWidth);
    return {
      header: lowerEdge([...page.querySelectorAll('header')].at(0)),
      title: lowerEdge([...page.querySelectorAll('h1')].at(0)),
      // A store's card does not have the picture of its page.
      ...(picture && { picture: lowerEdge(picture) }),
    };
  };
  globalThis.firstFrame = undefined;
  const before = document.querySelector('main')?.firstElementChild;
  const note = () => {
    const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    globalThis.firstFrame = {
      title: top?.querySelector('h1')?.textContent,
      isBeforeThere: before?.isConnected === true,
      places: globalThis.placesOfPage(),
    };
  };
  addEventListener('click', () => requestAnimationFrame(note), { once: true });
}

test('a tapped tab looks chosen in the first frame, and the one before no longer', async ({ page }) => {
  await page.goto('/store');
  await allLoaded(page);
  const tab = (name: string) => page.getByRole('main').getByRole('navigation').getByRole('link', { name, exact: true });
  const color = (name: string) => tab(name).evaluate((element) => getComputedStyle(element).color);
  const [chosen, other] = [await color('인기'), await color('새로 온')];
  expect(chosen).not.toBe(other);
  await page.evaluate(noteTabs);
  await tab('새로 온').click();
  await expect(tab('새로 온')).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => globalThis.tabsInFirstFrame)).toMatchObject({
    current: '인기',
    colors: { 인기: other, '새로 온': chosen },
  });
});

declare global {
  var tabsInFirstFrame: { current: string | null | undefined; colors: Record<string, string> } | undefined;
}

/** Runs in the page: notes how tabs look in the frame after the next click. */
function noteTabs(): void {
  const note = () => {
    const tabs = [...document.querySelectorAll('main nav [data-part=tab]')];
    globalThis.tabsInFirstFrame = {
      current: tabs.find((tab) => tab.hasAttribute('aria-current'))?.textContent,
      colors: Object.fromEntries(tabs.map((tab) => [tab.textContent, getComputedStyle(tab).color])),
    };
  };
  addEventListener('click', () => requestAnimationFrame(note), { once: true });
}

test(
  'no screen adds to a style sheet in use: that would load all fonts anew and lay out every element twice',
  thorough,
  async ({ page }) => {
    await openHome(page);
    const grown: number[] = [];
    const addresses = { 카테고리: '/category', 커뮤니티: /\/community/, 홈: '/' };
    for (const name of ['카테고리', '커뮤니티', '홈'] as const) {
      await page.evaluate(noteSheets);
      await mainMenu(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(addresses[name]);
      grown.push(await page.evaluate(sheetsGrown));
    }
    expect(grown).toEqual([0, 0, 0]);
    expect(
      await page.evaluate(() => document.styleSheets.length),
      'the screens have styles of their own',
    ).toBeGreaterThan(2);
  },
);

declare global {
  var sheetsBefore: { sheet: CSSStyleSheet; rules: number }[] | undefined;
}

function noteSheets(): void {
  globalThis.sheetsBefore = [...document.styleSheets].map((sheet) => ({ sheet, rules: sheet.cssRules.length }));
}

const sheetsGrown = () =>
  (globalThis.sheetsBefore ?? []).filter(({ sheet, rules }) => sheet.cssRules.length !== rules).length;

test('a tap that opens home renders its first view, and what is below it after the paint, also on the way back', async ({
  page,
}) => {
  await openHome(page);
  await mainMenu(page).getByRole('link', { name: '카테고리' }).click();
  await expect(page.getByRole('heading', { name: '카테고리', level: 1 })).toBeVisible();
  await page.evaluate(countFirstRendering);
  await mainMenu(page).getByRole('link', { name: '홈' }).click();
  await expect(footer(page)).toBeAttached();
  await expect(section(page, '믿고 사는 스토어').getByRole('heading', { level: 3 }).first()).toBeAttached();
  const first = await page.evaluate(() => globalThis.atFirst);
  expect(first?.sections, 'each further section takes time of the tap').toEqual(['deal']);
  expect(first?.elements, 'header, banners, the limited deals in view').toBeLessThan(300);

  const returned = async () => {
    await mainMenu(page).getByRole('link', { name: '카테고리' }).click();
    await expect(page.getByRole('heading', { name: '카테고리', level: 1 })).toBeVisible();
    await page.evaluate(countFirstRendering);
    await page.goBack();
    await expect(footer(page)).toBeAttached();
    return await page.evaluate(() => globalThis.atFirst);
  };
  expect(await returned(), 'the visitor left it at the top').toEqual(first);

  await section(page, '기간특가').evaluate((shown) => shown.scrollIntoView({ behavior: 'instant' }));
  const further = await returned();
  expect(further?.sections, 'all that the place depends on').toContain('recommendation');
  expect(further?.elements, 'of each rail what is in view').toBeLessThan(2_000);
});

declare global {
  var atFirst: { elements: number; sections: string[] } | undefined;
}

/** The observer is called once for all changes of a task. */
function countFirstRendering(): void {
  globalThis.atFirst = undefined;
  const main = document.querySelector('main');
  const observer = new MutationObserver(() => {
    if (!main || !document.getElementById('deal')) return;
    const sections = [...main.querySelectorAll('section[id]')].map(({ id }) => id);
    globalThis.atFirst = { elements: main.querySelectorAll('*').length, sections };
    observer.disconnect();
  });
  if (main) observer.observe(main, { childList: true, subtree: true });
}

test('from a tap to the next page only the scroll to the top makes the browser lay out the page', async ({ page }) => {
  await openHome(page);
  await firstDeal(page).click();
  await expect(section(page, '함께 보면 좋은 상품')).toBeVisible();
  await page.goBack();
  await expect(firstDeal(page)).toBeVisible();
  await page.evaluate(noteLayouts);
  await firstDeal(page).click();
  await expect(section(page, '함께 보면 좋은 상품')).toBeVisible();
  const [first, ...others] = await page.evaluate(() => globalThis.layoutsForced);
  expect(first).toBe('scrollTo');
  // After it the position is known.
  expect(others.filter((name) => name !== 'scrollY')).toEqual([]);
});

declare global {
  var layoutsForced: string[];
}

/** Notes what makes the browser lay out the page, from the next click to the end of the task that renders the next page. */
function noteLayouts(): void {
  globalThis.layoutsForced = [];
  let isOnTheWay = false;
  const note = (name: string) => {
    if (!isOnTheWay) return;
    globalThis.layoutsForced.push(name);
    if (name !== 'scrollTo') return;
    setTimeout(() => {
      isOnTheWay = false;
    });
  };
  addEventListener(
    'click',
    () => {
      isOnTheWay = true;
    },
    { capture: true, once: true },
  );
  const calls: [object, string][] = [
    [Element.prototype, 'getBoundingClientRect'],
    [Element.prototype, 'scrollIntoView'],
    [window, 'scrollTo'],
    [window, 'getComputedStyle'],
  ];
  for (const [owner, name] of calls) {
    const method = Reflect.get(owner, name);
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      note(name);
      return method.apply(this, given);
    });
  }
  const sizes: [object, string[]][] = [
    [Element.prototype, ['clientHeight', 'clientWidth', 'scrollHeight', 'scrollWidth', 'scrollLeft', 'scrollTop']],
    [HTMLElement.prototype, ['offsetHeight', 'offsetLeft', 'offsetTop', 'offsetWidth']],
    [window, ['scrollX', 'scrollY']],
  ];
  for (const [owner, names] of sizes)
    for (const name of names) {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      const get = property?.get;
      if (!get) continue;
      Object.defineProperty(owner, name, {
        ...property,
        get() {
          note(name);
          return get.call(this);
        },
      });
    }
}
