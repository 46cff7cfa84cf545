import type { LimitedDeal } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import type { ApiInBetween } from '../../harness/api-in-between.ts';
import { bridge, toast } from '../overlays.ts';
import type { Screen } from '../screen.ts';

const deals = 'GET /api/v1/display/home/deal';

const soldOut = (api: ApiInBetween) =>
  api.change<{ limited: LimitedDeal[] }>(deals, ({ limited }) => {
    for (const { product } of limited) product.isSoldOut = true;
  });

/** None of the shop's pages comes. */
async function goWhereNothingComes(page: Page): Promise<void> {
  await page.route(/\/r\/remote-shop\/.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: '홈으로 가기' }).click();
  await page.getByRole('alert').waitFor();
}

export const homeScreens: readonly Screen[] = [
  {
    route: 'shop:home',
    address: links.home,
    states: {
      'sold-out': { answers: soldOut, part: 'inView' },
      bridge: bridge((page) => page.locator('#recommendation article a').first().click()),
      'like-toast': toast((page) => page.locator('#deal [data-part=heart]').first().click()),
      scrolled: {
        act: (page) => page.locator('#store').evaluate((store) => store.scrollIntoView()),
        part: 'inView',
      },
      'later-pages': { query: 'page=3' },
    },
  },
  {
    route: 'host:not-found',
    address: links.notFound,
    states: { 'remote-failed': { act: goWhereNothingComes } },
  },
];
