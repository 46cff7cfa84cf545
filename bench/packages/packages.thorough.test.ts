import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '../../api/src/platform/database/database.ts';
import { makeKeys } from '../../api/src/platform/keys.ts';
import { openSession } from '../../api/src/sessions/open-session.ts';
import { openTestDatabase, type TestDatabase } from '../../api/test/app.ts';
import { newMember } from '../../api/test/stars.ts';
import { type PackageName, packageNames } from '../../build/packages/packages.ts';
import { freePort } from '../../e2e/harness/free-port.ts';
import { type Market, makeOpenMarket } from '../../edge/src/testing/fixture-releases.ts';
import { inProject } from '../../scripts/bootstrap/project.mjs';

jest.setTimeout(240_000);

const secrets = { JWT_SECRET: 'j'.repeat(32), EDGE_API_KEYS: 'k'.repeat(32) };
const clock = '/api/v1/display/web/current-datetime';

let folder: string;
let store: TestDatabase;
let database: Database;
let market: Market;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packages-'));
  [store, market] = await Promise.all([openTestDatabase(), makeOpenMarket()]);
  database = openDatabase(store.url, () => undefined);
  execFileSync(process.execPath, [inProject('build/packages/main.ts'), '--to', folder]);
});
afterAll(async () => {
  await Promise.all(running.map(end));
  await database.close();
  await store.drop();
  await Promise.all([folder, market.folder].map((place) => rm(place, { recursive: true })));
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Runs a command of a package to its end, with these settings alone. */
const run = (name: PackageName, args: readonly string[], env: NodeJS.ProcessEnv): string =>
  execFileSync(process.execPath, args, { cwd: path.join(folder, name), env, encoding: 'utf8' });

/** Starts `server.js` of a package. Returns its address when it is ready. */
async function start(name: PackageName, settings: NodeJS.ProcessEnv, health = '/ready'): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server.js'], {
    cwd: path.join(folder, name),
    env: { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.push(child);
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(address + health).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`);
    await pause(50);
  }
  return address;
}

const mostBytes = 120 * 1024 * 1024;

test.each(packageNames)('the package %s is small, and nothing above it could give it a module', (name) => {
  const files = globSync('**', { cwd: path.join(folder, name), withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(mostBytes);
  for (let above = folder; above !== path.dirname(above); above = path.dirname(above)) {
    expect(existsSync(path.join(above, 'node_modules'))).toBe(false);
  }
});

test('from an empty database: migrations, api and edge serve calls, a rendered page, and pictures', async () => {
  const env = { DATABASE_URL: store.url };
  expect(run('api', ['migrate.js'], env)).toMatch(/^Applied 0001/);
  expect(run('api', ['migrate.js'], env)).toBe('The database is up to date\n');

  const api = await start('api', { ...env, ...secrets, TRUSTED_PROXIES: '' });
  const edge = await start('edge', {
    EDGE_API_KEYS: secrets.EDGE_API_KEYS,
    API_URLS: api,
    RELEASES_DIR: path.join(market.folder, 'releases'),
    CHANNELS_DIR: path.dirname(market.channelFolder),
    RELEASE_KEY_FILE: market.keyFile,
    PICTURES_DIR: inProject('demo/pictures'),
    RENDER_DEADLINE_MS: '10000',
  });

  const called = await fetch(edge + clock);
  expect(await called.json()).toMatchObject({ code: 0 });
  const page = await fetch(`${edge}/?call=${clock}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('remote-shop</main>');
  const own = await fetch(`${edge}/img/abalone-1/320`, { headers: { accept: 'image/webp' } });
  expect(own.headers.get('content-type')).toBe('image/webp');

  const memberId = await newMember(store.url, '올리는이');
  const { accessToken } = await database.transaction((transaction) =>
    openSession(transaction, makeKeys(secrets.JWT_SECRET), { memberId, deviceUuid: 'w-1', now: new Date() }),
  );
  const uploaded = await fetch(`${edge}/api/v1/community/image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, deviceUuid: 'w-1', 'content-type': 'image/avif' },
    body: new Uint8Array(await readFile(inProject('demo/pictures/abalone-1.square.avif'))),
  });
  const { data } = (await uploaded.json()) as { data: { imageUrl: string } };
  const member = await fetch(`${edge + data.imageUrl}/320`, { headers: { accept: 'image/webp' } });
  expect(member.headers.get('content-type')).toBe('image/webp');
});

test('the stand-ins of the outside systems serve their scripts', async () => {
  const outside = await start('outside', {}, '/live');
  const script = await fetch(`${outside}/collectors/chat-pixel.js`);
  expect(await script.text()).toBe(await readFile(inProject('outside/src/collectors/scripts/chat-pixel.js'), 'utf8'));
});

test('operators look into the market, back it up, promote and roll back', async () => {
  const env = { DATABASE_URL: store.url };
  run('api', ['migrate.js'], env);
  expect(run('ops', ['ops.js', '--help'], env)).toContain('장터 운영 도구');
  expect(run('ops', ['ops.js', 'reconcile'], env)).toMatch(/[가-힣]/);
  expect(run('ops', ['backup.js', 'backup', path.join(folder, 'backup')], env)).toMatch(/^Written to/);

  const places = {
    RELEASES_DIR: path.join(market.folder, 'releases'),
    CHANNELS_DIR: path.dirname(market.channelFolder),
    RELEASE_KEY_FILE: market.keyFile,
    REPORTS_DIR: path.join(market.folder, 'reports'),
  };
  const { id } = await market.release('remote-shop', { greeting: 'the next one' });
  expect(run('ops', ['promote.js', 'shop', id], places)).toContain(`Promoted remote-shop ${id}`);
  expect(run('ops', ['rollback.js', 'shop'], places)).toContain('Rolled back remote-shop');
  expect(run('ops', ['errors.js'], places)).toBe('No errors were reported\n');
});
