import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppName, appNames, type PerApp, type Release, type RemoteName } from '@jangteo/contract/release';
import type { RouteTable } from '@jangteo/contract/routes';
import { addRelease } from '../releases/add-release.ts';
import { ChannelFolder } from '../releases/channel/channel-folder.ts';
import { promote } from '../releases/channel/promote.ts';
import { releaseId } from '../releases/release-id.ts';
import { signingKeyOf } from '../releases/release-keys.ts';
import { ReleaseFolder } from '../releases/stores/release-folder.ts';
import { type Surface, surfaceFile } from '../releases/surface/surface.ts';
import { integrityOf } from '../releases/verify-release.ts';

/** A small market of releases in a folder of its own. */
export interface Market {
  folder: string;
  store: ReleaseFolder;
  channel: ChannelFolder;
  channelFolder: string;
  keyFile: string;
  signingKey: KeyObject;
  author: { by: string };
  /** Adds a generation without the remote, as from before it existed, and returns the release that it had. */
  leaveOut(remote: RemoteName): Promise<string>;
  /** Makes a release; parts that are not given have defaults. */
  release(app: AppName, parts?: ReleaseParts): Promise<Release>;
}

interface ReleaseParts {
  /** A text on the remote's pages, so that releases can be told apart. */
  greeting?: string;
  routes?: RouteTable;
  webFiles?: Record<string, string>;
  serverCode?: string;
  /** False for a host from before it could. */
  fetchesApps?: boolean;
  /** The app's surface, empty by default; `null` for a release without one. */
  surface?: Partial<Surface> | null;
}

const usualRoutes: PerApp<RouteTable> = {
  host: { 'host:not-found': { path: '/404', pageName: 'not found', noIndex: true } },
  'remote-shop': {
    'shop:home': { path: '/', aliases: ['/deal'], pageName: 'home' },
    'shop:deal': { path: '/deal/:dealId', digits: ['dealId'], pageName: 'express deal' },
    'shop:admin-deal': { path: '/admin-deals', pageName: 'express deal', noIndex: true },
    'shop:category': { path: '/category/detail/:first?', pageName: 'category' },
    'shop:region': { path: '/local/:localCode', digits: ['localCode'], pageName: 'region' },
    'shop:old': { path: '/old', redirectTo: '/season', pageName: 'old' },
    'shop:season': { path: '/season', pageName: 'season' },
  },
  'remote-community': { 'community:main': { path: '/community', pageName: 'community' } },
  'remote-mypage': { 'mypage:main': { path: '/my-page', pageName: 'my page', requiresLogin: true } },
  'remote-auth': { 'auth:login': { path: '/login', pageName: 'login', noIndex: true } },
};

export async function makeMarket(): Promise<Market> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  const channelFolder = path.join(folder, 'channels', 'stable');
  const keyFile = path.join(folder, 'release-key');
  const signingKey = signingKeyOf({ RELEASE_KEY_FILE: keyFile });
  const store = new ReleaseFolder(path.join(folder, 'releases'), [createPublicKey(signingKey)]);
  const market: Market = {
    folder,
    store,
    channel: new ChannelFolder(channelFolder),
    channelFolder,
    keyFile,
    signingKey,
    author: { by: 'tester' },
    leaveOut: (remote) => leaveOut(market, remote),
    release: (app, parts = {}) => makeRelease(market, app, parts),
  };
  return market;
}

async function leaveOut({ channel }: Market, remote: RemoteName): Promise<string> {
  const { generation, releases, back } = await channel.newest().then(present);
  const { [remote]: left, ...others } = releases;
  const { [remote]: _, ...backOfOthers } = back;
  await channel.add({ generation: generation + 1, releases: others, back: backOfOthers, changes: [] });
  return present(left);
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Nothing is promoted yet');
  return value;
}

/** Every app has a release, and all of them are promoted. */
export async function makeOpenMarket(): Promise<Market> {
  const market = await makeMarket();
  const releases = await Promise.all(appNames.map((app) => market.release(app)));
  await promote(market, Object.fromEntries(releases.map(({ app, id }) => [app, id])));
  return market;
}

const onePage = (app: AppName): RouteTable => {
  const name = app.replace('remote-', '');
  return { [`${name}:main`]: { path: `/${name}`, pageName: name } };
};

async function makeRelease({ folder, store, signingKey }: Market, app: AppName, parts: ReleaseParts): Promise<Release> {
  const dist = await mkdtemp(path.join(folder, 'dist-'));
  const routes = parts.routes ?? usualRoutes[app] ?? onePage(app);
  const serverCode = parts.serverCode ?? (app === 'host' ? hostServerCode : remoteServerCode(parts.greeting ?? app));
  const webFiles: Record<string, string> = {
    'main.js': `/* ${app} */ ${'console.log("장터");'.repeat(40)}`,
    ...(app === 'host' ? hostFiles : {}),
    ...Object.fromEntries(Object.keys(routes).map((id) => [chunkOf(id), `/* ${id} */`])),
    ...parts.webFiles,
  };
  const nodeFiles = {
    'server.js': serverCode,
    ...(parts.surface !== null && { [surfaceFile]: JSON.stringify(surfaceOf(app, parts.surface)) }),
  };
  const content: Omit<Release, 'id'> = {
    app,
    commit: 'unknown',
    builtAt: new Date().toISOString(),
    owner: { team: `Team of ${app}`, pager: `${app}@jangteo.test`, runbook: 'docs/platform.md' },
    entry: 'main.js',
    files: hashed(webFiles),
    nodeFiles: hashed(nodeFiles),
    compressed: {},
    preload: { main: ['main.js'], ...Object.fromEntries(Object.keys(routes).map((id) => [id, [chunkOf(id)]])) },
    routes,
    serverEntry: 'server.js',
    ...(app === 'host' && parts.fetchesApps !== false && { fetchesApps: true }),
  };
  const release: Release = { ...content, id: releaseId(content) };
  await writeAll(path.join(dist, 'web'), webFiles);
  await writeAll(path.join(dist, 'node'), nodeFiles);
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(release));
  return (await addRelease(store, dist, signingKey)).release;
}

const surfaceOf = (app: AppName, { gives, uses, types = {} }: Partial<Surface> = {}): Surface => ({
  app,
  gives: { doors: {}, libraries: {}, exposes: {}, ...gives },
  uses: { doors: {}, libraries: {}, exposes: {}, calls: {}, links: {}, ...uses },
  types,
});

const hashed = (texts: Record<string, string>): Release['files'] =>
  Object.fromEntries(
    Object.entries(texts).map(([file, text]) => {
      const content = Buffer.from(text);
      return [file, { integrity: integrityOf(content), bytes: content.byteLength }];
    }),
  );

const chunkOf = (routeId: string): string => `pages/${routeId.replace(':', '-')}.js`;

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

const hostFiles = {
  'favicon.ico': 'icon',
  'icons/icon-192.png': 'picture',
  'fonts/core.1a2b.woff2': 'font',
  'manifest.webmanifest': '{"name":"장터"}',
};

const remoteServerCode = (greeting: string): string => `exports.greeting = ${JSON.stringify(greeting)};`;

/** Renders a line of text, or misbehaves as the query says. */
const hostServerCode = `
const { remotes, load } = globalThis.jangteoSet;
const shop = load(remotes.remote_shop);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let rendered = 0;

exports.createRenderer = ({ apiUrl, repliesKeptMs }) => async ({ url, app, routeId, nonce }) => {
  const container = remotes[app.replace('-', '_')];
  if (container) load(container);
  const { pathname, searchParams } = new URL(url);
  const ask = (name) => searchParams.get(name);
  if (ask('fault') === 'throw') throw new Error('as asked');
  if (ask('fault') === 'hang') for (;;);
  if (ask('fault') === 'crash') process.exit(3);
  if (ask('fault') === 'memory') for (const hoard = []; ; ) hoard.push(new Array(100_000).fill(hoard.length + 0.5));
  for (const path of searchParams.getAll('call')) await fetch(apiUrl + path).catch(() => undefined);
  await sleep(Number(ask('prepare') ?? 0));
  const head = {
    title: ask('title') ?? '장터: 오늘의 특가',
    description: '제철 <먹거리>',
    image: '/img/apple/share',
    noIndex: routeId === 'shop:season',
    ...(ask('product') ? { things: [{ '@type': 'Product', name: ask('product') }] } : {}),
  };
  const status = pathname === '/404' || pathname === '/deal/999' ? 404 : 200;
  const redirect = ask('goto') ?? undefined;
  return {
    status, head, ...(redirect ? { redirect } : {}),
    async finish() {
      if (ask('fault') === 'hang-in-rendering') await new Promise(() => setImmediate(() => { for (;;); }));
      await sleep(Number(ask('delay') ?? 0));
      rendered += 1;
      const html = '<main data-count="' + rendered + '" data-kept="' + repliesKeptMs + '">' + shop.greeting + '</main>';
      return {
        html: html + (ask('text') ?? ''),
        styles: '<style nonce="' + nonce + '">main{color:red}</style>',
        state: '{"query":"' + pathname + '"}',
      };
    },
  };
};
`;
