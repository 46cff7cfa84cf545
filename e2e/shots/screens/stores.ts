import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const storeScreens: readonly Screen[] = [
  { route: 'shop:stores', address: links.stores },
  { route: 'shop:store', address: ({ shopId }) => links.store(shopId) },
];
