// Decision: docs/decisions/2026-11-28-browsers-of-the-last-three-years.md

import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { addressesOfSamples, marketSamples } from '../harness/samples.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { shopAddress } from '../places.ts';

/** Takes from the browser what Chrome got after version 111 or Safari after 16.4, and what Safari does not have yet. */
function becomeOlder(): void {
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  const later: [owner: unknown, names: string][] = [
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers try'],
    [Array, 'fromAsync'],
    [URL, 'canParse parse'],
    [AbortSignal, 'any'],
    [RegExp, 'escape'],
    [Error, 'isError'],
    [Uint8Array, 'fromBase64 fromHex'],
    [Uint8Array.prototype, 'toBase64 toHex setFromBase64 setFromHex'],
    [ArrayBuffer.prototype, 'transfer transferToFixedLength'],
    [String.prototype, 'isWellFormed toWellFormed'],
    [Set.prototype, 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'],
    [iterators, 'map filter take drop flatMap reduce toArray forEach some every find'],
    [Element.prototype, 'checkVisibility setHTMLUnsafe getHTML moveBefore'],
    [HTMLElement.prototype, 'showPopover hidePopover togglePopover'],
    [Document.prototype, 'startViewTransition'],
    [Navigator.prototype, 'connection vibrate userActivation'],
    [window, 'Iterator requestIdleCallback cancelIdleCallback navigation scheduler CloseWatcher URLPattern fetchLater'],
  ];
  for (const [owner, names] of later)
    for (const name of names.split(' ')) delete (owner as Record<string, unknown>)[name];
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(becomeOlder);
  // The next page has an entry before it, as after a link in a chat.
  await page.goto(links.terms());
  await hydrated(page);
});

const ofShop = [links.home(), links.season(), links.category(), links.search()];
const ofMembers = [
  links.myPage(),
  links.starHistory(),
  links.pointExchange(),
  links.game(),
  links.myInfo(),
  links.settings(),
  links.alarm(),
  links.favouriteProducts(),
  links.communityPostForm(),
];

async function ofCommunity(): Promise<string[]> {
  const { postId, questionId, surveyId, noticeId } = await marketSamples();
  return [
    links.communityPopular(),
    links.communityPost(postId),
    links.communityQuestion(questionId),
    links.communitySurvey(),
    links.communityPost(surveyId),
    links.notice(noticeId),
  ];
}

async function areInteractive(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
}

test('pages of the shop are interactive in a browser of early 2023', async ({ page }) => {
  await areInteractive(page, [...ofShop, ...(await addressesOfSamples())]);
});

test('pages of the community are interactive in a browser of early 2023', async ({ page }) => {
  await areInteractive(page, await ofCommunity());
});

test('pages of members are interactive in a browser of early 2023', async ({ page }) => {
  await signIn(page);
  await areInteractive(page, ofMembers);
});

test('a browser of early 2023 opens a deal and returns, completes a search, keeps a favourite and leads to the seller', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(links.home());
  await hydrated(page);
  await page.locator('main a[href^="/deal/"]').first().click();
  await expect(page).toHaveURL(/\/deal\/\d+$/);
  const heart = page.getByRole('button', { name: /찜하기$/ }).last();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === links.home());

  await page.goto(links.search());
  await page.getByRole('searchbox').fill('사과');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog', { name: /판매자 스토어로 이동하고 있어요/ })).toBeVisible();
  await page.waitForURL((url) => url.origin === new URL(shopAddress).origin);
});
