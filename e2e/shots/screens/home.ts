import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const homeScreens: readonly Screen[] = [
  { route: 'shop:home', address: links.home },
  { route: 'host:not-found', address: links.notFound },
];
