import { links } from '@jangteo/contract/links';
import { bridge, shareDialog, toast } from '../overlays.ts';
import { choiceStates } from '../product-states.ts';
import type { Screen } from '../screen.ts';

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
      ...choiceStates('인기순'),
      'seller-opened': { act: (page) => page.getByText('사업자정보').click(), part: 'inView' },
      share: shareDialog,
      bridge: bridge((page) => page.locator('article a').first().click()),
    },
  },
];
