import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const themeScreens: readonly Screen[] = [
  {
    route: 'shop:season',
    address: links.season,
    states: { january: { query: 'month=1', part: 'inView' }, december: { query: 'month=12', part: 'inView' } },
  },
  { route: 'shop:theme', address: ({ themeId }) => links.seasonRecommendation(themeId) },
  { route: 'shop:occasion', address: ({ occasionId }) => links.seasonOccasion(occasionId) },
];
