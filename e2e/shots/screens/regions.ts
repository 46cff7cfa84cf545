import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const regionScreens: readonly Screen[] = [
  { route: 'shop:regions', address: links.localMain },
  { route: 'shop:region', address: ({ localCode }) => links.local(localCode) },
  { route: 'shop:region-store', address: ({ localCode, shopId }) => links.localStore(localCode, shopId) },
];
