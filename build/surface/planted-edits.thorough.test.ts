import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { calls } from '@jangteo/contract';
import { appNames, type Release } from '@jangteo/contract/release';
import type { RouteTable } from '@jangteo/contract/routes';
import {
  type Conflict,
  callConflicts,
  conflictsBetween,
  linkConflicts,
  type Party,
} from '../../edge/src/releases/surface/conflicts.ts';
import { type CallSchemas, shapesOfCall } from '../../edge/src/releases/surface/json-schema.ts';
import type { ApiCalls, Surface } from '../../edge/src/releases/surface/surface.ts';
import { readRouteTable } from '../route-tables.ts';
import type { Edit, Variant } from './testing/record-edited.ts';

/** Edits that are refused: the change, and the refusal's text after the names of the releases. */
const brokenHost: Record<string, { edits: Edit[]; says: RegExp }> = {
  'an export of a door is renamed': {
    edits: [['shared/ui/src/text/grouped.ts', 'export const formatWon', 'export const formatKrw']],
    says: /formatWon of @jangteo\/ui, which host new does not have/,
  },
  'a property of a component is renamed': {
    edits: [['shared/ui/src/text/price.tsx', 'unitPrice', 'pricePerUnit']],
    says: /Price of @jangteo\/ui, whose unitPrice is not taken/,
  },
  'a component requires one more property': {
    edits: [['shared/ui/src/feedback/empty.tsx', '  title: string;\n', '  title: string;\n  reason: string;\n']],
    says: /Empty of @jangteo\/ui, whose reason is required/,
  },
  'a property has another type': {
    edits: [['shared/ui/src/text/countdown.tsx', 'endsAt: number', 'endsAt: string']],
    says: /Countdown of @jangteo\/ui, whose endsAt is string, not number/,
  },
  'an icon is renamed': {
    edits: [['shared/ui/src/controls/icon-paths.ts', '  share:', '  sharing:']],
    says: /@jangteo\/(ui|overlay), whose (name|icon) does not take "share"/,
  },
  'a function returns another type': {
    edits: [
      [
        'shared/query/src/use-server-clock.ts',
        'serverNow = (): number => clock.now()',
        'serverNow = (): Date => new Date(clock.now())',
      ],
    ],
    says: /serverNow of @jangteo\/query, the result of which is the language Date, not number/,
  },
  'a function may return nothing': {
    edits: [
      [
        'shared/storage/src/recent-products.ts',
        'list: (): RecentProduct[] =>',
        'list: (): RecentProduct[] | undefined =>',
      ],
    ],
    says: /recentProducts of @jangteo\/storage, the result of list of which is list of RecentProduct \| undefined, not list of RecentProduct/,
  },
  'a method is renamed': {
    edits: [['shared/storage/src/recent-products.ts', 'replace(products', 'replaceAll(products']],
    says: /recentProducts of @jangteo\/storage, whose replace is missing/,
  },
  'a function takes one more argument': {
    edits: [
      [
        'shared/storage/src/other-tabs.ts',
        'name: keyof typeof localNames,\n  listener',
        'name: keyof typeof localNames,\n  once: boolean,\n  listener',
      ],
    ],
    says: /onStoredElsewhere of @jangteo\/storage, whose argument \d.*/,
  },
  'an option is removed': {
    edits: [['shared/overlay/src/toasts.ts', '  matter?: string;', '  subject?: string;']],
    says: /showToast of @jangteo\/overlay, whose matter is not taken/,
  },
  'a field of an error is renamed': {
    edits: [['shared/http/src/call-error.ts', '  readonly code: number;', '  readonly codeNumber: number;']],
    says: /CallError of @jangteo\/http, the result\.code of which is missing/,
  },
  'an event is renamed': {
    edits: [['shared/analytics/src/events.ts', "'view store'", "'store view'"]],
    says: /track of @jangteo\/analytics, whose argument 1 does not take "view store"/,
  },
};

const compatibleHost: Record<string, Edit[]> = {
  'an export is added': [
    [
      'shared/ui/src/text/grouped.ts',
      'export const formatWon',
      'export const formatKrw = formatWon;\nexport const formatWon',
    ],
  ],
  'an optional property is added': [
    ['shared/ui/src/text/price.tsx', '  price: number;', '  price: number;\n  currency?: string;'],
  ],
  'an optional argument is added': [
    [
      'shared/storage/src/other-tabs.ts',
      'listener: (value: string | undefined) => void,\n',
      'listener: (value: string | undefined) => void,\n  once?: boolean,\n',
    ],
  ],
  'a property is optional now': [['shared/ui/src/feedback/empty.tsx', '  title: string;\n', '  title?: string;\n']],
  'a property takes more': [['shared/ui/src/text/countdown.tsx', 'endsAt: number', 'endsAt: number | string']],
  'an icon is added': [['shared/ui/src/controls/icon-paths.ts', '  share:', "  another: '',\n  share:"]],
  'a result has one more field': [
    ['shared/http/src/call-error.ts', '  readonly code: number;', '  readonly code: number;\n  readonly count = 1;'],
  ],
  'an event is added': [
    ['shared/analytics/src/events.ts', "'view store'", "'new event': { id: number };\n  'view store'"],
  ],
  'a type is renamed': [
    ['shared/overlay/src/toasts.ts', 'ToastContent', 'ToastText'],
    ['shared/overlay/src/index.ts', 'type ToastContent', 'type ToastText'],
  ],
};

const ownShop: Record<string, { edits: Edit[]; says: RegExp }> = {
  'a remote uses an export that the host does not have yet': {
    edits: [
      [
        'shared/ui/src/text/grouped.ts',
        'export const formatWon',
        'export const formatKilo = (grams: number) => String(grams);\nexport const formatWon',
      ],
      [
        'remote-shop/src/product-list/choice-labels.ts',
        'import { formatWon, grouped }',
        'import { formatKilo, formatWon, grouped }',
      ],
    ],
    says: /formatKilo of @jangteo\/ui, which host now does not have/,
  },
  'a remote passes a property that the host does not take yet': {
    edits: [
      ['shared/ui/src/lists/rail.tsx', '  itemWidth: string;\n', '  itemWidth: string;\n  loops?: boolean;\n'],
      ['remote-shop/src/sections/rail-skeleton.tsx', '<Rail itemWidth', '<Rail loops itemWidth'],
    ],
    says: /Rail of @jangteo\/ui, whose loops is not taken/,
  },
  'the exposed shape is changed': {
    edits: [['shared/navigation/src/route.ts', '  page: () =>', '  screen: () =>']],
    says: /default of remote-shop\/routes, whose .*page is missing|defineRoutes of .*screen of which is missing/,
  },
  'a field of the contract is renamed': {
    edits: [
      ['shared/contract/src/market/stores.ts', 'coverImage', 'coverPicture'],
      ['remote-shop/src/stores/store-hero.tsx', 'coverImage', 'coverPicture'],
    ],
    says: /GET \/api\/v\d\/display\/(shop\/info|local\/stores\/:shopId), whose reply\.coverPicture is missing in the API/,
  },
  'a field is sent that the API does not take': {
    edits: [
      [
        'shared/contract/src/market/stores.ts',
        "query: Type.Object({ shopId: idOf('스토어 번호') })",
        "query: Type.Object({ shopId: idOf('스토어 번호'), day: Type.String() })",
      ],
    ],
    says: /GET \/api\/v1\/display\/shop\/info, whose query\.day is not taken in the API/,
  },
  'a call has another path': {
    edits: [
      ['shared/contract/src/market/search.ts', 'GET /api/v1/search/rank', 'GET /api/v2/search/rank'],
      ['remote-shop/src/search/search-queries.ts', 'GET /api/v1/search/rank', 'GET /api/v2/search/rank'],
    ],
    says: /GET \/api\/v2\/search\/rank, which the API does not serve/,
  },
};

const partyOf = (surface: Surface, id: string): Party => ({ surface, release: { app: surface.app, id } as Release });

/** Two apps export a type of one name, each its own. */
const oneName = (['shop', 'auth'] as const).map((name): Edit => {
  const line = "import { defineRoutes } from '@jangteo/navigation';";
  const own = `interface Own { ${name}: string }\nexport const own: Own = { ${name}: '' };`;
  return [`remote-${name}/src/routes.ts`, line, `${line}\n${own}`];
});

function record(variants: Variant[]): Surface[][] {
  const program = path.join(__dirname, 'testing/record-edited.ts');
  const input = JSON.stringify(variants);
  return JSON.parse(
    execFileSync(process.execPath, [program], { input, maxBuffer: 100_000_000, stdio: 'pipe' }).toString(),
  ) as Surface[][];
}

/** The surface that an API of this contract serves. */
const api: ApiCalls = Object.fromEntries(
  Object.entries(calls as unknown as Record<string, CallSchemas>).map(([key, call]) => [key, shapesOfCall(call)]),
);

let now: Party[];
let together: Surface[];
let alone: Surface[];
let refusals: Record<'host' | 'compatible' | 'shop', string[]>;
const linesOf = (conflicts: Conflict[]) => conflicts.map(({ problem, remedy }) => `${problem}: ${remedy}`);

beforeAll(() => {
  const editsOf = (plants: Record<string, { edits: Edit[] }>) => Object.values(plants).flatMap(({ edits }) => edits);
  const [present = [], [broken] = [], [compatible] = [], [shop] = [], ...oneNameTwice] = record([
    { apps: [...appNames], edits: [] },
    { apps: ['host'], edits: editsOf(brokenHost) },
    { apps: ['host'], edits: Object.values(compatibleHost).flat() },
    { apps: ['remote-shop'], edits: editsOf(ownShop) },
    { apps: ['host', 'remote-shop', 'remote-auth'], edits: oneName },
    { apps: ['remote-auth'], edits: oneName },
  ]);
  [together = [], alone = []] = oneNameTwice;
  if (!broken || !compatible || !shop) throw new Error('Not every variant was recorded');
  now = present.map((surface) => partyOf(surface, 'now'));
  const host = (surface: Surface) => now.flatMap((user) => conflictsBetween(partyOf(surface, 'new'), user, 'host'));
  const edited = partyOf(shop, 'new');
  refusals = {
    host: linesOf(host(broken)),
    compatible: linesOf(host(compatible)),
    shop: linesOf([
      ...now.flatMap((other) => [
        ...conflictsBetween(other, edited, 'remote-shop'),
        ...conflictsBetween(edited, other, 'remote-shop'),
      ]),
      ...callConflicts(edited, api),
    ]),
  };
}, 240_000);

test('what is served fits together, and the API serves it', () => {
  const conflicts = now.flatMap((user) => [
    ...now.flatMap((giver) => conflictsBetween(giver, user, 'host')),
    ...callConflicts(user, api),
  ]);
  expect(conflicts).toEqual([]);
  for (const { surface } of now) expect(Object.keys(surface.uses.calls).length).toBeGreaterThan(0);
});

test('an app is recorded beside others as it is alone', () => {
  const [host, , auth] = together;
  expect(host).toEqual(now.find(({ surface }) => surface.app === 'host')?.surface);
  expect([auth]).toEqual(alone);
  expect(auth?.types).toHaveProperty('Own');
});

describe('refused with its reason:', () => {
  test.each(Object.entries(brokenHost))('%s', (_, { says }) => {
    expect(refusals.host).toContainEqual(expect.stringMatching(says));
  });
  test.each(Object.entries(ownShop))('%s', (_, { says }) => {
    expect(refusals.shop).toContainEqual(expect.stringMatching(says));
  });

  test.each([
    ['shop:season', '/season'],
    ['mypage:main', '/my-page'],
  ])('the page %s, to which others link, is removed', async (route, address) => {
    const tables = await Promise.all(appNames.map(readRouteTable));
    const without = tables.map(({ [route]: _, ...others }): RouteTable => others);
    const lines = now.flatMap((user) => linesOf(linkConflicts(user, without, 'keep the page')));
    expect(lines).toContainEqual(expect.stringContaining(` links to ${address} (`));
    expect(now.flatMap((user) => linkConflicts(user, tables, ''))).toEqual([]);
  });

  test('a remote is built with another version of a library', () => {
    const [host] = now;
    const shop = now.find(({ surface }) => surface.app === 'remote-shop');
    if (!host || !shop) throw new Error('Not every app was recorded');
    const { uses } = shop.surface;
    const newer = { ...uses, libraries: { ...uses.libraries, react: '19.9.0' } };
    const user = partyOf({ ...shop.surface, uses: newer }, 'new');
    expect(linesOf(conflictsBetween(host, user, 'remote-shop'))).toEqual([
      expect.stringMatching(/^remote-shop new was built with react 19\.9\.0, but host now has 19\.\d+\.\d+: /),
    ]);
  });
});

test('nothing else is refused', () => {
  const says = (plants: Record<string, { says: RegExp }>) => Object.values(plants).map(({ says }) => says);
  const unexplained = (lines: string[], reasons: RegExp[]) =>
    lines.filter((line) => !reasons.some((reason) => reason.test(line)));
  expect(unexplained(refusals.host, says(brokenHost))).toEqual([]);
  expect(unexplained(refusals.shop, says(ownShop))).toEqual([]);
});

test(`additions pass: ${Object.keys(compatibleHost).join(', ')}`, () => {
  expect(refusals.compatible).toEqual([]);
});
