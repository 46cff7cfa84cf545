import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import type { Screen } from '../screen.ts';

/** None of the shop's pages comes. */
async function goWhereNothingComes(page: Page): Promise<void> {
  await page.route(/\/r\/remote-shop\/.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: '홈으로 가기' }).click();
  await page.getByRole('alert').waitFor();
}

export const homeScreens: readonly Screen[] = [
  { route: 'shop:home', address: links.home },
  {
    route: 'host:not-found',
    address: links.notFound,
    states: { 'remote-failed': { act: goWhereNothingComes, widths: [360, 390, 1280] } },
  },
];
