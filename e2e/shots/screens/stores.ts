import { links } from '@jangteo/contract/links';
import { overlay, shareDialog, toast } from '../overlays.ts';
import type { Screen, State } from '../screen.ts';

/** Of a store's list of products. */
const choiceStates: Record<string, State> = {
  sort: overlay((page) => page.getByRole('button', { name: '인기순' }).click()),
  filter: overlay((page) => page.getByRole('button', { name: '필터' }).click()),
  chosen: { query: 'maxPrice=30000&minPrice=10000&minSaleRate=10&sortOption=priceLow' },
  'nothing-chosen': { query: 'minPrice=999999999' },
};

export const storeScreens: readonly Screen[] = [
  {
    route: 'shop:stores',
    address: links.stores,
    states: {
      'by-name': { query: 'sort=name', part: 'inView' },
      'like-toast': toast((page) => page.locator('[data-part=heart]').first().click()),
    },
  },
  {
    route: 'shop:store',
    address: ({ shopId }) => links.store(shopId),
    states: {
      ...choiceStates,
      'seller-opened': { act: (page) => page.getByText('사업자정보').click(), part: 'inView' },
      share: shareDialog,
      bridge: overlay((page) => page.locator('article a').first().click()),
    },
  },
];
