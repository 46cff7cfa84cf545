import { links } from '@jangteo/contract/links';
import { choiceStates, productStates } from '../product-states.ts';
import type { Screen } from '../screen.ts';

export const categoryScreens: readonly Screen[] = [
  { route: 'shop:category', address: links.category },
  {
    route: 'shop:category-detail',
    address: ({ secondCode, thirdCode }) => links.categoryDetail(secondCode, thirdCode),
    states: {
      ...productStates,
      first: { address: ({ secondCode }) => links.categoryDetail(secondCode.slice(0, 2)) },
      second: { address: ({ secondCode }) => links.categoryDetail(secondCode) },
      without: { address: () => links.categoryDetail('') },
      ...choiceStates('인기순'),
    },
  },
  { route: 'shop:shopping-live', address: links.shoppingLive },
];
