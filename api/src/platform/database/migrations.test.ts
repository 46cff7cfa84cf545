import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../../../test/app.ts';
import { migrate } from './migrations.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await write('0001_first.sql', 'CREATE TABLE first (id integer PRIMARY KEY)');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(database.url, folder);

async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  await client.end();
  return rows.map(({ tablename }) => tablename);
}

test('each file is applied once, in the order of the names', async () => {
  await write('0002_second.sql', 'CREATE TABLE second (id integer REFERENCES first)');
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await run()).toEqual([]);
  expect(await tables()).toEqual(['first', 'migration', 'second']);
});

test('two processes that migrate at once apply each file once', async () => {
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(['0001_first.sql']);
});

test('a changed or missing file that was applied is refused', async () => {
  await run();
  await write('0001_first.sql', 'CREATE TABLE first (id bigint PRIMARY KEY)');
  await expect(run()).rejects.toThrow('0001_first.sql was applied and then changed');
  await rm(join(folder, '0001_first.sql'));
  await expect(run()).rejects.toThrow('newer than this program');
});

test('a new file whose name sorts before an applied one is refused', async () => {
  await run();
  await write('0000_late.sql', 'SELECT 1');
  await expect(run()).rejects.toThrow('0000_late.sql comes before 0001_first.sql');
});

test('a file that fails changes nothing, and the error names it', async () => {
  await write('0002_broken.sql', 'CREATE TABLE second (id integer); SELECT nonsense');
  await expect(run()).rejects.toThrow('0002_broken.sql failed: column "nonsense" does not exist');
  expect(await tables()).toEqual(['first', 'migration']);
  await write('0002_broken.sql', 'CREATE TABLE second (id integer)');
  expect(await run()).toEqual(['0002_broken.sql']);
});
