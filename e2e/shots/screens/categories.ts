import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const categoryScreens: readonly Screen[] = [
  { route: 'shop:category', address: links.category },
  {
    route: 'shop:category-detail',
    address: ({ secondCode, thirdCode }) => links.categoryDetail(secondCode, thirdCode),
  },
  { route: 'shop:shopping-live', address: links.shoppingLive },
];
