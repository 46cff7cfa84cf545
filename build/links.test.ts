import { landingPath, links } from '@jangteo/contract/links';
import { appNames } from '@jangteo/contract/release';
import { matchRoute, type RouteTable } from '@jangteo/contract/routes';
import { readRouteTable } from './route-tables.ts';

/** Links to pages that are still to come. An entry whose page is there fails, so that the list can only shrink. */
const notYetBuilt: readonly string[] = [];

/** A link's address with sample parameters: an id, a region's code, a keyword, a login platform. */
const addressOf = (link: (...parameters: never[]) => string): string =>
  (link as (...parameters: string[]) => string)('11', '12');

const addresses: [name: string, address: string][] = [
  ...Object.entries(links).map(([name, link]): [string, string] => [name, addressOf(link)]),
  ...Object.entries(landingPath),
];

let tables: RouteTable[];
beforeAll(async () => {
  tables = await Promise.all(appNames.map(readRouteTable));
});

const hasPage = (address: string): boolean =>
  tables.some((table) => matchRoute(table, new URL(address, 'http://market.test').pathname));

test.each(addresses.filter(([name]) => !notYetBuilt.includes(name)))(
  'the link %s leads to a page: %s',
  (_, address) => {
    expect(hasPage(address)).toBe(true);
  },
);

test('no link in the list of future pages has a page', () => {
  const built = addresses.filter(([name, address]) => notYetBuilt.includes(name) && hasPage(address));
  expect(built).toEqual([]);
});

test('the list of future pages contains links only', () => {
  expect(notYetBuilt.filter((name) => !(name in links))).toEqual([]);
});
