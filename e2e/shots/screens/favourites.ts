import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const favouriteScreens: readonly Screen[] = [
  { route: 'shop:favourite-products', address: links.favouriteProducts },
  { route: 'shop:favourite-stores', address: links.favouriteStores },
  { route: 'shop:recently-viewed', address: links.recentlyViewed },
];
