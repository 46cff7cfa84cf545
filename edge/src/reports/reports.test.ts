import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserReports } from '@jangteo/contract/browser-reports';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';
import { type ErrorGroup, listErrors } from './list-errors.ts';

let edge: OpenEdge;
let release: string;
let lines: string[];
let clients = 0;
beforeAll(async () => {
  edge = await openEdge({
    proxiesInFront: 1,
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  });
  const { releases } = await untilReady(edge.app);
  release = releases['remote-shop'] ?? '';
});
afterAll(() => edge.close());

/** Each test has a client of its own, and no errors yet. */
beforeEach(async () => {
  lines = [];
  clients += 1;
  for (const file of globSync(`${edge.market.folder}/reports/*`)) await rm(file);
  await rm(mapsFolder(), { recursive: true, force: true });
});

const mapsFolder = () => path.join(edge.market.folder, 'releases', 'remote-shop', release, 'maps');

const send = async (payload: unknown, headers: Record<string, string> = {}): Promise<number> =>
  (
    await edge.app.inject({
      method: 'POST',
      url: '/reports',
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'x-forwarded-for': `203.0.113.${clients}`,
        ...headers,
      },
      payload: JSON.stringify(payload),
    })
  ).statusCode;

const reported = (message: string, changes: Partial<BrowserReports> = {}): BrowserReports => ({
  path: '/deal/17',
  reports: [
    {
      kind: 'error',
      message,
      stack: `    at https://other.example/x.js:1:1\n    at p (https://market.example/r/remote-shop/${release}/main.js:1:11)`,
    },
  ],
  ...changes,
});

const list = (app?: string): Promise<ErrorGroup[]> =>
  listErrors({ reportsDir: path.join(edge.market.folder, 'reports'), store: edge.market.store }, { app, days: 7 });

/** Says that column 10 of the first line comes from line 42 of a source. */
async function addMap(): Promise<void> {
  const folder = mapsFolder();
  await mkdir(folder, { recursive: true });
  const map = {
    version: 3,
    sources: ['webpack://remote_shop/./src/deal/deal-page.tsx'],
    names: [],
    // Column 10: the first source, line 41 and column 0, counted from 0. Column 11 and the next line: line 42.
    mappings: 'UAyCA,CACA;AAAA',
  };
  await writeFile(path.join(folder, 'main.js.map'), JSON.stringify(map));
}

test('an error of a released remote is listed at once with its line, release, page, count and times', async () => {
  await addMap();
  expect(await send(reported('TypeError: broken'))).toBe(204);
  expect(await send(reported('TypeError: broken', { path: '/' }))).toBe(204);
  expect(await send(reported('TypeError: other'))).toBe(204);
  const at = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/);
  expect(await list('remote-shop')).toEqual([
    expect.objectContaining({ count: 2, message: 'TypeError: broken', pages: ['shop:deal', 'shop:home'] }),
    {
      count: 1,
      message: 'TypeError: other',
      place: 'src/deal/deal-page.tsx:42',
      app: 'remote-shop',
      release,
      pages: ['shop:deal'],
      firstAt: at,
      lastAt: at,
    },
  ]);
  expect(await list('remote-auth')).toEqual([]);
});

test('without a source map the place in the script is listed; an error of no script of ours has no app', async () => {
  await send(reported('TypeError: broken'));
  await send(reported('Error: foreign', { reports: [{ kind: 'error', message: 'Error: foreign', stack: '' }] }));
  const [own, foreign] = await list();
  expect(own?.place).toBe('remote-shop/main.js:1:11 (this release has no source map)');
  expect(foreign).toMatchObject({ app: '', place: 'unknown' });
});

test('a report can neither command the terminal of who reads it nor forge a line', async () => {
  await send(reported('TypeError: \u001b]0;title\u0007\u009b2J\u202egnp\r\n9 × forged'));
  expect((await list()).map(({ message }) => message)).toEqual(['TypeError:  ]0;title 2J gnp 9 × forged']);
});

test('source maps are not sent to anybody', async () => {
  await addMap();
  for (const file of ['maps/main.js.map', '../maps/main.js.map', 'main.js.map']) {
    expect((await edge.app.inject(`/r/remote-shop/${release}/${file}`)).statusCode).toBe(404);
  }
});

test('nothing of the sender is kept, and no id of the address', async () => {
  const headers = { 'user-agent': 'Somebody/1.0', cookie: 'browser=secret' };
  await send(reported('TypeError: broken', { path: '/deal/777001' }), headers);
  const kept = JSON.stringify(await list()) + lines.join('');
  expect(kept).not.toMatch(/777001|Somebody|secret|203\.0\.113/);
});

test('errors, blocked scripts and vitals are counted by app', async () => {
  await send(reported('TypeError: broken'));
  const vital = { kind: 'vital', name: 'LCP', value: 1_900 } as const;
  await send({ path: '/season', reports: [vital, { kind: 'vital', name: 'CLS', value: 0.02 }] });
  const violation = {
    'csp-report': {
      'document-uri': 'https://market.example/season?member=7',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?secret',
    },
  };
  expect(await send(violation, { 'content-type': 'application/csp-report' })).toBe(204);
  const ofFrame = { 'csp-report': { ...violation['csp-report'], 'document-uri': 'about', 'blocked-uri': 'inline' } };
  expect(await send(ofFrame, { 'content-type': 'application/csp-report' })).toBe(204);
  const body = {
    documentURL: 'https://market.example/season?member=7',
    blockedURL: 'https://evil.example/y.js?secret',
    destination: 'script',
    reportOnly: false,
  };
  const integrity = { age: 3, type: 'integrity-violation', url: body.documentURL, user_agent: 'Somebody/1.0', body };
  const asReports = { 'content-type': 'application/reports+json' };
  expect(await send([integrity, { ...integrity, type: 'deprecation' }, null], asReports)).toBe(204);
  expect(await send([{ ...integrity, body: null }], asReports)).toBe(400);
  const text = await edge.metrics.metrics();
  expect(text).toMatch(/edge_browser_errors_total\{app="remote-shop"\} [1-9]/);
  expect(text).toContain('edge_policy_violations_total{app="remote-shop",directive="script-src-elem"} 1');
  expect(text).toContain('edge_policy_violations_total{app="remote-shop",directive="integrity"} 1');
  expect(text).toContain('edge_policy_violations_total{app="",directive="script-src-elem"} 1');
  expect(text).toContain('edge_web_vital_seconds_sum{app="remote-shop",name="LCP"} 1.9');
  expect(text).toContain('edge_layout_shift_count{app="remote-shop"} 1');
  expect(lines.join('')).toContain('https://evil.example');
  expect(lines.join('')).not.toMatch(/secret|member=7|Somebody/);
});

test.each([
  ['no JSON', '{'],
  ['a long text', reported('a'.repeat(201))],
  ['too many', reported('', { reports: Array.from({ length: 11 }, () => ({ kind: 'vital', name: 'LCP', value: 1 })) })],
  ['another kind', { path: '/', reports: [{ kind: 'song' }] }],
  ['a list', []],
  ['nothing', null],
])('%s is refused', async (_what, payload) => {
  expect(await send(payload)).toBe(400);
  expect(await list()).toEqual([]);
});

test('reports of other sites, and more than one browser sends, are refused', async () => {
  expect(await send(reported('x'), { 'sec-fetch-site': 'cross-site' })).toBe(403);
  for (let n = 0; n < 30; n += 1) expect(await send(reported('x'))).toBe(204);
  expect(await send(reported('x'))).toBe(429);
});
