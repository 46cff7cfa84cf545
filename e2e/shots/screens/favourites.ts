import { links } from '@jangteo/contract/links';
import { localNames } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';
import { ask } from '../../harness/market-data.ts';
import { productStates } from '../product-states.ts';
import type { Screen, State } from '../screen.ts';
import { usualStates } from '../usual-states.ts';

/** The states as a member with many likes sees them; the viewer `member` is new and likes nothing yet. */
const asRegular = (states: Record<string, State>): Record<string, State> =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [name, { viewer: 'regular', ...state }]));

async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: '편집' }).click();
  await page.getByRole('checkbox').first().check();
}

/** This browser has shown some of what the market recommends. */
export async function hasLooked(page: Page): Promise<void> {
  const { list } = await ask('GET /api/v1/display/deal/recommendation', '?limit=13');
  const viewedDt = new Date().toISOString();
  await page.addInitScript(
    ([name = '', kept = '']) => localStorage.setItem(name, kept),
    [localNames.recentlyViewed, JSON.stringify(list.map((product) => ({ ...product, viewedDt })))],
  );
}

const states = asRegular({
  ...usualStates,
  ...productStates,
  editing: { act: choose, part: 'inView' },
  visitor: { viewer: 'visitor' },
});

export const favouriteScreens: readonly Screen[] = [
  { route: 'shop:favourite-products', address: links.favouriteProducts, states },
  { route: 'shop:favourite-stores', address: links.favouriteStores, states },
  {
    route: 'shop:recently-viewed',
    address: links.recentlyViewed,
    states: { looked: { prepare: hasLooked } },
  },
];
