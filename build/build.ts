// Builds apps for release: `node build/build.ts [app…]`, all of them without a name. `--maps` adds source maps.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import {
  membersGroup,
  type Owner,
  type Release,
  type RemoteName,
  releaseName,
  type ScriptList,
  scriptListFile,
} from '@jangteo/contract';
import { embedFolder, manifestFile } from '@jangteo/contract/federation';
import type { Configuration } from 'webpack';
import { releaseId } from '../edge/src/releases/release-id.ts';
import { type Surface, surfaceFile } from '../edge/src/releases/surface/surface.ts';
import { integrityOf } from '../edge/src/releases/verify-release.ts';
import {
  type AppName,
  appDirectory,
  appNames,
  distDirectory,
  exposedModule,
  isRemoteName,
  pageChunk,
  parseAppName,
  projectRoot,
  readJson,
} from './apps.ts';
import { buildEmbed } from './embed/build-embed.ts';
import { federationManifest } from './embed/federation-manifest.ts';
import { type WebManifest, webManifestFile } from './release-manifest-plugin.ts';
import { readRouteTable } from './route-tables.ts';
import { runCommand } from './run-command.ts';
import { runWebpack } from './run-webpack.ts';
import { sharedModules } from './shared-modules.ts';
import { buildName, routesChunk, webpackConfig } from './webpack-config.ts';

/** With maps, the scripts are the same, and `maps/` contains source maps for them. */
async function buildApp(app: AppName, surfaces: Promise<Surface[]>, hasMaps: boolean): Promise<Release> {
  await rm(path.join(distDirectory(app), 'maps'), { recursive: true, force: true });
  const web = webpackConfig(app, 'web');
  await runWebpack(hasMaps ? withMaps(web) : web);
  await runWebpack(webpackConfig(app, 'node'));
  if (app === 'host') await addPublicFiles(path.join(distDirectory(app), 'web'));
  const surface = (await surfaces).find((each) => each.app === app);
  const release = await describeRelease(app, surface);
  await writeFile(path.join(distDirectory(app), 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

const withMaps = (config: Configuration): Configuration => ({
  ...config,
  devtool: 'hidden-source-map',
  output: { ...config.output, sourceMapFilename: '../maps/[file].map' },
});

/** Files that keep their names: the edge serves them at fixed addresses. */
async function addPublicFiles(web: string): Promise<void> {
  await cp(path.join(appDirectory('host'), 'public'), web, { recursive: true });
  await cp(path.join(projectRoot, 'shared/ui/assets/fonts'), path.join(web, 'fonts'), { recursive: true });
}

async function describeRelease(app: AppName, surface: Surface | undefined): Promise<Release> {
  const dist = distDirectory(app);
  const manifestPath = path.join(dist, 'web', webManifestFile);
  const manifest = readJson<WebManifest>(manifestPath);
  await rm(manifestPath);
  await writeFile(path.join(dist, 'node', surfaceFile), `${JSON.stringify(surface, null, 1)}\n`);
  const routes = await readRouteTable(app);
  const preload = preloadGroups(
    app,
    manifest,
    Object.keys(routes).filter((id) => !routes[id]?.redirectTo),
  );
  await writeScriptList(path.join(dist, 'web'), preload);
  if (isRemoteName(app)) await describeForOtherHosts(app, manifest, preload.main ?? []);
  const content: Omit<Release, 'id'> = {
    app,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
    owner: ownerOf(app),
    entry: manifest.entry,
    files: await hashesBelow(path.join(dist, 'web')),
    nodeFiles: await hashesBelow(path.join(dist, 'node')),
    compressed: {},
    preload,
    routes,
    serverEntry: isRemoteName(app) ? 'container.js' : 'main.js',
    ...(app === 'host' && { fetchesApps: true }),
  };
  return { ...content, id: releaseId(content) };
}

function ownerOf(app: AppName): Owner {
  const { owner } = readJson<{ owner?: Owner }>(path.join(appDirectory(app), 'package.json'));
  if (!owner?.team || !owner.pager || !owner.runbook)
    throw new Error(`${app}/package.json does not say its owner: team, pager and runbook`);
  return owner;
}

function preloadGroups(app: AppName, { groups }: WebManifest, routeIds: string[]): Release['preload'] {
  const group = (name: string) => {
    const files = groups[name];
    if (!files) throw new Error(`${app} has no chunk '${name}': a page's import says its webpackChunkName`);
    return files;
  };
  const main = isRemoteName(app) ? [...group(buildName(app, 'web')), ...group(routesChunk)] : group('main');
  const beyondMain = (...names: string[]) => [...new Set(names.flatMap(group))].filter((file) => !main.includes(file));
  return {
    main,
    ...(app === 'host' && { [membersGroup]: beyondMain('session', 'axios') }),
    ...Object.fromEntries(routeIds.map((id) => [id, beyondMain(pageChunk(id))])),
  };
}

/** After the list of the scripts that pages of the market load, which is the shorter for it. */
async function describeForOtherHosts(app: RemoteName, { entry }: WebManifest, scripts: string[]): Promise<void> {
  const web = path.join(distDirectory(app), 'web');
  const manifest = federationManifest({
    app,
    name: releaseName(app, entry),
    entry,
    exposes: { [exposedModule]: scripts.filter((script) => script !== entry) },
    shared: sharedModules('remote'),
  });
  await writeFile(path.join(web, manifestFile), JSON.stringify(manifest));
  const ofEmbed = await buildEmbed(app);
  if (ofEmbed) await writeFile(path.join(web, embedFolder, manifestFile), JSON.stringify(ofEmbed));
}

/** Browsers read it for apps whose hashes the page does not have. */
async function writeScriptList(web: string, preload: Release['preload']): Promise<void> {
  const integrity = Object.entries(await hashesBelow(web))
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, { integrity }]) => [file, integrity]);
  const list: ScriptList = { preload, integrity: Object.fromEntries(integrity) };
  await writeFile(path.join(web, scriptListFile), JSON.stringify(list));
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function hashesBelow(directory: string): Promise<Release['files']> {
  const hashes: Release['files'] = {};
  for (const file of await filesBelow(directory)) {
    const content = await readFile(path.join(directory, file));
    hashes[file] = { integrity: integrityOf(content), bytes: content.byteLength };
  }
  return hashes;
}

function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, stdio: 'pipe' }).toString().trim();
  } catch {
    return 'unknown';
  }
}

/** Beside webpack, which works in one thread only. */
async function recordInThread(apps: readonly AppName[]): Promise<Surface[]> {
  const thread = new Worker(new URL('./surface/record-worker.ts', import.meta.url), { workerData: apps });
  const [surfaces] = await once(thread, 'message');
  return surfaces;
}

async function buildNamed(): Promise<void> {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { maps: { type: 'boolean', default: false } },
  });
  const apps = names.length ? names.map(parseAppName) : appNames;
  const surfaces = recordInThread(apps);
  // A failure is thrown where they are awaited.
  surfaces.catch(() => undefined);
  for (const app of apps) {
    const started = performance.now();
    const release = await buildApp(app, surfaces, values.maps);
    console.log(`✓ ${app} ${release.id} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
}

if (import.meta.main) await runCommand(buildNamed);
