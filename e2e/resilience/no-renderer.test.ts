import type { Page } from 'playwright/test';
import { openEdge } from '../harness/edge.ts';
import { hydrated } from '../harness/hydrated.ts';
import { openTerms, section } from '../harness/landmarks.ts';
import { OwnReleases } from '../harness/own-releases.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';

const faults = {
  'crashes as it starts': `throw new Error('broken by a test');`,
  'fails for every page': `module.exports = { createRenderer: () => () => Promise.reject(new Error('broken by a test')) };`,
  'never answers': 'module.exports = { createRenderer: () => () => new Promise(() => undefined) };',
  'is caught in a loop': 'module.exports = { createRenderer: () => () => { for (;;); } };',
};

for (const [[name, code], tag] of cases(Object.entries(faults))) {
  test(`a server renderer that ${name}: the browser renders`, tag, async ({ page, noise }) => {
    // A document without content uses its font when its scripts have rendered the page: on a busy machine, that is late.
    noise.expect(/404/, /fonts\/core\.\w+\.woff2 was preloaded using link preload but not used/);
    await using releases = await OwnReleases.copy();
    await releases.addToRenderer('host', code);
    await using edge = await openEdge({
      name: 'no-renderer',
      releasesDir: releases.releasesDir,
      channelsDir: releases.channelsDir,
      renderDeadlineMs: 1_500,
      readyAt: 'live',
    });
    await rendersInBrowser(page, edge.address);
    // Before its edge is gone.
    await page.close();
  });
}

async function rendersInBrowser(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain('<div id="root"></div>');
  await hydrated(page);
  await expect(section(page, '오늘의 한정특가').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle(/장터/);
  await openTerms(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이용약관');
  // Unknown addresses still lead to /404.
  expect((await page.goto(`${address}/no-such-page`))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: '홈으로 가기' })).toBeVisible();
}
