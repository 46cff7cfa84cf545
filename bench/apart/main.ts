import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { links } from '@jangteo/contract/links';
import { chromium } from 'playwright';
import { readJson } from '../../build/apps.ts';
import { hydrated } from '../../e2e/harness/hydrated.ts';
import { inData, inProject } from '../../scripts/bootstrap/project.mjs';
import { step } from '../../scripts/bootstrap/steps.mjs';
import { chromiumLaunch, phone } from '../../scripts/browser/phone.ts';
import { judge } from '../aims.ts';
import type { Bench } from '../bench.ts';
import { openStack } from '../stack.ts';
import { startPackageRegistry } from './package-registry.ts';

const app = 'remote-shop';

const bench: Bench = {
  about: 'remote-shop in a repository of its own, from an empty folder to a running market',
  async run(_args, signal) {
    await using opened = new AsyncDisposableStack();
    const registry = opened.use(await startPackageRegistry());
    const folder = opened.use(await mkdtempDisposable(path.join(tmpdir(), 'apart-'))).path;
    const doors = (...words: string[]) =>
      run(process.execPath, ['scripts/apart/main.ts', ...words, '--registry', registry.url], {
        cwd: inProject(),
        env: { [`npm_config_${registry.url.replace('http:', '')}:_authToken`]: 'anyone' },
      });
    await step('publish', () => doors('publish'));
    await step('publish again', () => doors('publish'));
    await step('move out', () => doors('move-out', app, '--to', folder));
    const npm = (...words: string[]) => run('npm', words, { cwd: folder, env: {} });
    const installedMs = await step('npm install', () => npm('install', '--no-audit', '--no-fund'));
    const checkedMs = await step('npm run check', () => npm('run', 'check'));

    const ports = await openStack(opened, signal);
    const edge = `http://localhost:${ports.edge}`;
    const market = {
      RELEASES_DIR: inData('releases'),
      CHANNELS_DIR: inData('channels'),
      RELEASE_KEY_FILE: inData('release-key'),
      EDGE_URLS: edge,
      API_URLS: `http://localhost:${ports.api}`,
    };
    const jangteo = (command: string) => run('npm', ['run', command], { cwd: folder, env: market });
    const isSwapped = await step('a change while it is developed', () => changeInDevelopment(folder, edge, ports.dev));
    const before = await servedRelease(edge, app);
    await step('npm run release', () => jangteo('release'));
    const { id } = readJson<{ id: string }>(path.join(folder, 'dist/release.json'));
    await step('npm run promote', () => jangteo('promote'));
    const served = await servedRelease(edge, app);
    const errors = await step('a visit', () => errorsOfVisit(edge));
    await step('npm run rollback', () => jangteo('rollback'));
    const isBack = (await servedRelease(edge, app)) === before;

    return judge([
      { name: 'installed', value: installedMs / 1_000, limit: 120, unit: 's', isHard: false },
      { name: 'checked', value: checkedMs / 1_000, limit: 60, unit: 's', isHard: false },
      { name: 'swapped without a new document', value: isSwapped ? 1 : 0, limit: 1, isLeast: true, ...hard },
      { name: 'served releases that were built alone', value: served === id ? 1 : 0, limit: 1, isLeast: true, ...hard },
      { name: 'errors in a visit', value: errors, limit: 0, ...hard },
      { name: 'rolled back', value: isBack ? 1 : 0, limit: 1, isLeast: true, ...hard },
    ]);
  },
};

export default bench;

const hard = { unit: '', isHard: true } as const;

/** Changes a title of the home page. Returns whether an open page shows it in the same document. */
async function changeInDevelopment(folder: string, edge: string, port: number): Promise<boolean> {
  const jangteo = path.join(folder, 'node_modules/@jangteo/tools/scripts/apart/jangteo.mjs');
  const args = [jangteo, 'dev', '--against', edge, '--port', String(port)];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  await using browser = await chromium.launch(chromiumLaunch);
  const page = await browser.newPage(phone);
  const file = path.join(folder, 'src/home/limited-deals.tsx');
  const text = await readFile(file, 'utf8');
  try {
    const isThere = () =>
      fetch(`http://localhost:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isThere())) await delay(200);
    await page.goto(`http://localhost:${port}/`);
    await page.getByText('오늘의 한정특가').first().waitFor();
    const mark = await page.evaluate(() => performance.timeOrigin);
    await writeFile(file, text.replace('오늘의 한정특가', '방금 고친 한정특가'));
    await page.getByText('방금 고친 한정특가').first().waitFor();
    return mark === (await page.evaluate(() => performance.timeOrigin));
  } finally {
    await writeFile(file, text);
    server.kill();
    await once(server, 'exit');
  }
}

interface Command {
  cwd: string;
  env: Record<string, string>;
}

/** Returns how long the command took, in ms; shows its output if it fails. */
async function run(command: string, args: readonly string[], { cwd, env }: Command): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}:\n${Buffer.concat(output)}`);
  return performance.now() - startedAt;
}

async function servedRelease(edge: string, app: string): Promise<string | undefined> {
  const reply = await fetch(`${edge}/ready`);
  const { apps } = (await reply.json()) as { apps: Record<string, { served?: string }> };
  return apps[app]?.served;
}

/** Opens the home page and its first deal. Returns how many errors the pages report. */
async function errorsOfVisit(edge: string): Promise<number> {
  await using browser = await chromium.launch(chromiumLaunch);
  const page = await browser.newPage(phone);
  let errors = 0;
  page.on('pageerror', () => {
    errors += 1;
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors += 1;
  });
  await page.goto(edge + links.home());
  await hydrated(page);
  await page.locator('a[href^="/deal/"]').first().click();
  await page.waitForURL(/\/deal\/\d+/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return errors;
}
