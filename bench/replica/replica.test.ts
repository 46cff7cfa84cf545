import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { type ReplicatedDatabase, withReplica } from '../../api/src/platform/database/replica.ts';
import { type LocalPostgres, startPostgres } from '../../scripts/postgres/local.ts';
import { startReplica } from '../../scripts/postgres/replica.ts';

const settings = { fsync: 'off', full_page_writes: 'off' };

let folder: string;
let primary: LocalPostgres;
let replica: LocalPostgres;
let database: ReplicatedDatabase;
let changes: boolean[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'replica-'));
  await chmod(folder, 0o755);
  const primaryDataDir = path.join(folder, 'primary');
  primary = await startPostgres({ dataDir: primaryDataDir, port: 0, settings });
  const setUp = openDatabase(primary.url, () => undefined);
  await setUp.query('CREATE TABLE note (text text)');
  await setUp.close();
  replica = await startReplica({ primary, primaryDataDir, dataDir: path.join(folder, 'replica'), port: 0, settings });
  changes = [];
  database = withReplica(openQuietly(primary.url), openQuietly(replica.url), {
    mayReadReplica: () => true,
    onWrite: () => undefined,
    onChange: (isUsed) => changes.push(isUsed),
    checkEveryMs: 100,
  });
});
afterAll(async () => {
  await database?.close();
  await replica?.stop();
  await primary?.stop();
  await rm(folder, { recursive: true });
});

const openQuietly = (url: string) => openDatabase(url, () => undefined);

const onReplica = async (sql: string): Promise<void> => {
  const own = openQuietly(replica.url);
  await own.query(sql);
  await own.close();
};

const isReplica = async (): Promise<boolean> => {
  const [row] = await database.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is');
  return row?.is ?? false;
};

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await condition()) return;
    await sleep(25);
  }
  throw new Error('not in time');
}

const write = (text: string) => database.transaction((t) => t.query('INSERT INTO note VALUES ($1)', [text]));
const notes = async () =>
  (await database.query<{ text: string }>('SELECT text FROM note ORDER BY 1')).map((r) => r.text);

test('reads are the replica’s, transactions and statements that write the primary’s', async () => {
  await until(isReplica);
  await write('a');
  await database.query("INSERT INTO note VALUES ('b')");
  await database.query("INSERT INTO note VALUES ('b')");
  await until(async () => (await notes()).join() === 'a,b,b');
  expect(await isReplica()).toBe(true);
});

test('a replica that falls behind is not used until it has caught up', async () => {
  await until(isReplica);
  await onReplica('SELECT pg_wal_replay_pause()');
  await write('c');
  await until(async () => !(await isReplica()));
  expect(await notes()).toContain('c');
  await onReplica('SELECT pg_wal_replay_resume()');
  await until(isReplica);
  expect(await notes()).toContain('c');
});

test('while the replica is killed, no read fails', async () => {
  await until(isReplica);
  let isDone = false;
  const read = async () => {
    for (; !isDone; ) expect(await notes()).toContain('a');
  };
  const readers = Promise.all(Array.from({ length: 5 }, read));
  await sleep(50);
  process.kill(replica.pid, 'SIGQUIT');
  await replica.ended;
  await sleep(500);
  isDone = true;
  await readers;
  expect(await isReplica()).toBe(false);
  expect(changes.at(-1)).toBe(false);
});
