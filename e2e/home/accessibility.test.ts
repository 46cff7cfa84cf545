import { appNames } from '@jangteo/contract/release';
import { findings } from '../harness/findings.ts';
import { hydrated } from '../harness/hydrated.ts';
import { homeTabs, section } from '../harness/landmarks.ts';
import { registryOf } from '../harness/registry.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';

test('axe finds no violation on the home page, neither at its top nor after scrolling down', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await hydrated(page);
  expect(await findings(page)).toEqual([]);
  await section(page, '이런 상품은 어때요?').getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: '맨 위로' })).toBeInViewport();
  expect(await findings(page)).toEqual([]);
});

test('axe finds no violation on any page with a fixed address', thorough, async ({ page, noise }) => {
  noise.expect(/404/);
  test.slow();
  await page.goto('/');
  const { apps } = await registryOf(page);
  const paths = appNames
    .flatMap((app) => Object.values(apps[app]?.routes ?? {}))
    .filter(({ path, redirectTo, requiresLogin }) => !redirectTo && !requiresLogin && !path.includes(':'))
    .map(({ path }) => path)
    .filter((path) => path !== '/');
  expect(paths).toContain('/404');
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    expect(await findings(page), path).toEqual([]);
  }
});

test.describe('by keyboard', () => {
  test('the first stop is a skip link past the header into the page', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '본문으로 건너뛰기' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('the focus follows the reading order, and is always visible', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const stops: ReturnType<typeof focusedElement>[] = [];
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(focusedElement));
    }
    expect(stops.filter(({ outlined }) => !outlined)).toEqual([]);
    expect(stops.filter(({ followsTheLast }) => !followsTheLast)).toEqual([]);
    expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining(['특가', '제철', '팔도', '스토어', '다음']));
  });

  test('tabs lead to their sections', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const tab = homeTabs(page).getByRole('link', { name: '제철' });
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(section(page, /지금이 제철/)).toBeInViewport();
  });

  test('the buttons move the carousel, and its position is announced', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const carousel = section(page, '추천 소식');
    await carousel.getByRole('button', { name: '다음' }).focus();
    await page.keyboard.press('Enter');
    await expect(carousel.locator('[data-part=counter]')).toHaveText(/^2 \/ \d+$/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(carousel.locator('[data-part=counter]')).toHaveText(/^1 \/ \d+$/);
    await expect(carousel.getByRole('button', { name: '자동 넘김 시작' })).toBeVisible();
  });
});

/** Runs in the page: the focused element, and whether its focus is visible. */
function focusedElement() {
  const element = document.activeElement ?? document.body;
  const known = globalThis as { lastFocused?: Element };
  const place = known.lastFocused?.compareDocumentPosition(element) ?? Node.DOCUMENT_POSITION_FOLLOWING;
  known.lastFocused = element;
  // A card's link covers the card, and so does its outline.
  const styles = [getComputedStyle(element), getComputedStyle(element, '::after')];
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
    outlined: styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'),
    /** Compared with the document as it is now: parts of it may have come or gone meanwhile. */
    followsTheLast: Boolean(place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_DISCONNECTED)),
  };
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousel does not move by itself', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const carousel = section(page, '추천 소식');
    const start = carousel.getByRole('button', { name: '자동 넘김 시작' });
    await expect(start).toBeVisible();
    await expect(carousel.locator('[data-part=counter]')).toHaveText(/^1 \//);
    await start.tap();
    await expect(carousel.getByRole('button', { name: '자동 넘김 멈추기' })).toBeVisible();
  });

  test('nothing on the page moves by itself', thorough, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
          .length,
    );
    expect(moving).toBe(0);
  });
});

test('without reduced motion the carousel moves by itself, and can be stopped', thorough, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const carousel = section(page, '추천 소식');
  const stop = carousel.getByRole('button', { name: '자동 넘김 멈추기' });
  await expect(stop).toBeVisible();
  await expect(carousel.locator('[data-part=counter]')).toHaveText(/^2 \//);
  await stop.tap();
  await expect(carousel.getByRole('button', { name: '자동 넘김 시작' })).toBeVisible();
});

test('the accessibility tree has names, prices and the time left of a deal', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const name of [
    '오늘의 한정특가',
    '기간특가',
    '이벤트',
    '팔도 특산물',
    '믿고 사는 스토어',
    '이런 상품은 어때요?',
  ]) {
    await expect(page.getByRole('region', { name })).toHaveCount(1);
  }
  const card = section(page, '오늘의 한정특가').getByRole('listitem').first();
  await expect(card.getByRole('timer')).toContainText(/(일|시간|분|1분 미만) 남음|마감/);
  await expect(card.getByRole('article')).toContainText(/판매가 [\d,]+원/);
  await expect(card.getByRole('button', { name: /찜하기$/ })).toBeVisible();
  await expect(card.getByRole('progressbar', { name: '남은 수량' })).toBeVisible();
});

test('the controls of the carousel can be touched on 44 px', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const name of ['이전', '다음', '자동 넘김 멈추기']) {
    const control = section(page, '추천 소식').getByRole('button', { name });
    const target = await control.evaluate((button) => {
      const { width, height } = getComputedStyle(button, '::after');
      return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
    });
    expect(target).toEqual({ width: 44, height: 44 });
  }
});
