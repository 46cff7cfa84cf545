import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type LocalPostgres, startPostgres } from './local.ts';

/** The first start creates a data folder, which takes long on a busy machine. */
jest.setTimeout(60_000);

let folder: string;
let dataDir: string;
let running: LocalPostgres | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jangteo-postgres-'));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
});
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true });
});

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('creates its folder, keeps its data over a restart, and distinguishes Hangul letters', async () => {
  running = await startPostgres({ dataDir, port: 0 });
  await ask(running.url, "CREATE TABLE kept AS SELECT '해남 꿀고구마' AS title");
  await running.stop();
  await running.stop();
  running = await startPostgres({ dataDir, port: 0 });
  expect(await ask(running.url, 'SELECT title FROM kept')).toEqual([{ title: '해남 꿀고구마' }]);
  await ask(running.url, 'CREATE EXTENSION pg_trgm');
  const [row] = await ask(running.url, "SELECT similarity('꿀고구마', '꿀고구미') > 0.3 AS close");
  expect(row?.close).toBe(true);
});

test('a second server on the same folder stops a leftover, but not one in use', async () => {
  await writeFile(join(dataDir, 'launcher.pid'), String(process.ppid));
  await expect(startPostgres({ dataDir, port: 0 })).rejects.toThrow(`already in use by process ${process.ppid}`);
  await writeFile(join(dataDir, 'launcher.pid'), '999999999');
  const leftover = running;
  running = await startPostgres({ dataDir, port: 0 });
  expect(await leftover?.ended).toContain('database system is shut down');
  expect(await ask(running.url, 'SELECT title FROM kept')).toHaveLength(1);
});

test('a taken port is named', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as { port: number };
  await running?.stop();
  await expect(startPostgres({ dataDir, port })).rejects.toThrow(`Port ${port} is taken`);
  await new Promise((done) => other.close(done));
});

test('a stale process id does not prevent the start', async () => {
  await writeFile(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  running = await startPostgres({ dataDir, port: 0 });
  await running.stop();
});

test('after a reset the database is empty', async () => {
  await running?.stop();
  running = await startPostgres({ dataDir, port: 0, anew: true });
  expect(await ask(running.url, "SELECT to_regclass('kept') AS kept")).toEqual([{ kept: null }]);
});

test('a folder of another version is refused', async () => {
  const old = await mkdtemp(join(folder, 'old-'));
  await writeFile(join(old, 'PG_VERSION'), '12\n');
  await expect(startPostgres({ dataDir: old, port: 0 })).rejects.toThrow('was made by PostgreSQL 12');
});
