import { koreanDay } from '@jangteo/contract/korean-day';
import type { RouteEntry } from '@jangteo/contract/routes';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { lateScripts } from '../harness/late-scripts.ts';
import { registryOf } from '../harness/registry.ts';
import { marketSamples } from '../harness/samples.ts';
import { newPersona, signUp } from '../harness/sign-in.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { apiAddress } from '../places.ts';
import { agreeAtPortal, beAtPortal, continueAtDeviceMaker } from '../sign-in/provider-windows.ts';
import { expect, test } from '../sign-in/sign-in-test.ts';

/** Pages that belong to a login, and pages for admins. */
const isForVisitors = ({ path, requiresLogin, redirectTo }: RouteEntry): boolean =>
  !requiresLogin && !redirectTo && !/^\/(login|admin-|404)/.test(path);

/** Every page of the release set without a login, each with an id that exists in the market. */
async function publicPlaces(page: Page): Promise<string[]> {
  await page.goto('/');
  const { apps } = await registryOf(page);
  const samples = await marketSamples();
  const named: Record<string, string | number> = {
    ...samples,
    recommendationCategoryId: samples.themeId,
    date: koreanDay(new Date()),
    seedHash: await sealedDraw(),
  };
  return Object.values(apps)
    .flatMap(({ routes }) => Object.values(routes))
    .filter(isForVisitors)
    .map(({ path }) =>
      path
        .replace('/qna/:postId', `/qna/${samples.questionId}`)
        .replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, isOptional?: string) => {
          if (isOptional) return '';
          if (!(name in named)) throw new Error(`${path}: say in this test which ${name} there is`);
          return `/${named[name]}`;
        }),
    );
}

/** The draw of somebody who has opened the game and not played. */
async function sealedDraw(): Promise<string> {
  const { headers } = await signUp();
  const reply = await fetch(`${apiAddress}/api/v1/game/lucky-basket/play`, { headers });
  const { data } = (await reply.json()) as { data: { seedHash: string } };
  return data.seedHash;
}

test(
  '[PRD-03] a visitor can see every public page, whose document names its scripts, and is never led to the login',
  thorough,
  async ({ page }) => {
    test.slow();
    const refused: string[] = [];
    page.on('response', (reply) => {
      if ([401, 403].includes(reply.status())) refused.push(`${reply.status()} ${reply.url()}`);
    });
    const places = await publicPlaces(page);
    expect(places.length).toBeGreaterThan(25);
    for (const place of places) {
      const document = await page.goto(place);
      await hydrated(page);
      expect(await lateScripts(page, (await document?.text()) ?? ''), `${place}: scripts of a third wave`).toEqual([]);
      await expect(page.locator('main'), place).toBeVisible();
      expect(new URL(page.url()).pathname, place).not.toMatch(/^\/(login|404)/);
    }
    expect(refused).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('accessToken1'))).toBeNull();
  },
);

const providers = {
  '네이버로 시작하기': (popup: Page) => agreeAtPortal(popup),
  'Apple로 계속하기': (popup: Page) => continueAtDeviceMaker(popup, 'hidden'),
};

for (const [[button, agree], tag] of cases(Object.entries(providers))) {
  test(`[PRD-03] members come in through one of two providers: ${button}`, tag, async ({ page, market }) => {
    await beAtPortal(page, newPersona(), market.portal);
    await page.goto(`${market.address}/login`);
    await hydrated(page);
    await expect(page.getByRole('button', { name: /로 (시작|계속)하기$/ })).toHaveCount(2);
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
    await agree(popup);
    await page.waitForURL(/\/(sign-up|)$/);
    expect(await page.evaluate(() => localStorage.getItem('accessToken1'))).toMatch(/^Bearer /);
  });
}
