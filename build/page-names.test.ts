import { appNames } from './apps.ts';
import { readRouteTable } from './route-tables.ts';

/**
 * Pages whose names in the customer's analytics are given. Period deals are its 5-day market, custom events its goblin
 * market.
 */
const named = [
  'home',
  'express deal',
  'seasonal specialties',
  ...['regional specialties main', 'regional specialties store list', 'regional specialties store'],
  ...['stores main', 'stores detail'],
  'goblin market',
  '5-day market',
  'events',
  ...['category', 'category detail', 'category theme', 'category shopping live'],
  ...['favourites products', 'favourites stores', 'favourites recently viewed'],
  ...[
    'community main',
    'community popular',
    'community Q&A',
    'community poll',
    "community today's food",
    'community search',
    'community details',
  ],
  'my page',
  'conversion',
  'star history',
  'game',
];

test("[NAV-12] the pages of the route tables have the names that the customer's analytics uses", async () => {
  const tables = await Promise.all(appNames.map(readRouteTable));
  const names = tables.flatMap((table) => Object.values(table).map(({ pageName }) => pageName));
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
