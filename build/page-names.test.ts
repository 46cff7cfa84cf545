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
    'community my activity posts',
    'community my activity scraps',
    'community my activity likes',
  ],
  'my page',
  'my info',
  'conversion',
  'star history',
  'game',
];

test("[NAV-12] the pages of the route tables have the names that the customer's analytics uses", async () => {
  const tables = await Promise.all(appNames.map(readRouteTable));
  const names = tables.flatMap((table) => Object.values(table).map(({ pageName }) => pageName));
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

/** The document names these pages; those of my page that it does not name are named by what they show. */
const pathsOfNames = {
  'my page': ['/my-page'],
  'my info': ['/my-page/my-info', '/my-page/my-info/main'],
  'star history': ['/my-page/star-history'],
  conversion: ['/my-page/point-exchange', '/my-page/point-exchange/complete/:exchangeId'],
  game: ['/game'],
};

test('[NAV-12] each named page of my page and the game has its name, on its own paths only', async () => {
  const routes = Object.values(await readRouteTable('remote-mypage'));
  const pathsOf = (name: string) => routes.filter(({ pageName }) => pageName === name).map(({ path }) => path);
  const found = Object.fromEntries(Object.keys(pathsOfNames).map((name) => [name, pathsOf(name)]));
  expect(found).toEqual(pathsOfNames);
});
