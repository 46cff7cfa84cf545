import { hydratedMark, pageIds } from '@jangteo/contract/release';
import { Gate, scripts } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { footer, openTerms, section } from '../harness/landmarks.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

declare global {
  var fromServer: Element[];
  var notHydrated: string[] | undefined;
}

// Every test fails for messages in the console, this one included.
test('[PRD-04] React hydrates every node that the server rendered', async ({ page }) => {
  const gate = await Gate.before(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(footer(page)).toBeVisible();
  const count = await page.evaluate((root) => {
    globalThis.fromServer = [...document.querySelectorAll(`#${root} *`)];
    return globalThis.fromServer.length;
  }, pageIds.root);
  expect(count).toBeGreaterThan(200);

  gate.open();
  await hydrated(page);
  const lost = await page.evaluate(() =>
    globalThis.fromServer.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 120)),
  );
  expect(lost).toEqual([]);
});

test('the mark of hydration is set when React handles every section', async ({ page }) => {
  await page.addInitScript((mark) => {
    const setMark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
      const sections = [...document.querySelectorAll('main section')];
      if (name === mark) {
        globalThis.notHydrated = sections
          .filter((node) => !isHydrated(node))
          .map((node) => node.outerHTML.slice(0, 120));
      }
      return setMark(name, options);
    };
  }, hydratedMark);
  await page.goto('/');
  await hydrated(page);
  expect(await page.locator('main section').count()).toBeGreaterThan(5);
  expect(await page.evaluate(() => globalThis.notHydrated)).toEqual([]);
});

test('what a member’s page loads once it is hydrated is named in the document: the host’s list of scripts is not asked for first', async ({
  page,
}) => {
  await signIn(page);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const ofSession = page.waitForRequest(/\/r\/host\/\w+\/session\./);
  await page.goto('/');
  await ofSession;
  expect(paths).not.toContainEqual(expect.stringMatching(/\/r\/host\/.*scripts\.json/));
});

test('after hydration links navigate without another document', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await openTerms(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이용약관');
  await expect(page).toHaveTitle(/이용약관/);
  await page.goBack();
  await expect(section(page, '오늘의 한정특가')).toBeVisible();
  expect(documents).toBe(0);
});
