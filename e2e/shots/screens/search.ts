import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const searchScreens: readonly Screen[] = [
  { route: 'shop:search-start', address: links.search },
  { route: 'shop:search-products', address: ({ productKeyword }) => links.searchProducts(productKeyword) },
  { route: 'shop:search-stores', address: ({ storeKeyword }) => links.searchStores(storeKeyword) },
];
