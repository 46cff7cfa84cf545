import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const dealScreens: readonly Screen[] = [
  { route: 'shop:deal', address: ({ dealId }) => links.deal(dealId) },
  { route: 'shop:admin-deal', address: ({ dealId }) => `/admin-deal/${dealId}` },
  { route: 'shop:period', address: ({ periodId }) => links.period(periodId) },
  { route: 'shop:admin-period', address: ({ periodId }) => `/admin-period/${periodId}` },
];
