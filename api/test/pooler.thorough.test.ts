import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { backUp } from '../ops/backup/backup.ts';
import { restore } from '../ops/backup/restore.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrations.ts';
import { openTestApp, openTestDatabase, type TestDatabase } from './app.ts';
import { callAs } from './call-as.ts';
import { write } from './community.ts';
import { freePort } from './debian-postgres.ts';
import { query } from './query.ts';
import { startPooler } from './transaction-pooler.ts';
import { openNewcomers, openVisitors } from './visitors.ts';

jest.setTimeout(90_000);

const pgbouncer = '/usr/sbin/pgbouncer';

interface Pooler {
  url: string;
  close(): void;
}

/** Debian's, whatever its version. */
async function startPgBouncer(databaseUrl: string): Promise<Pooler> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pgbouncer-'));
  await chmod(folder, 0o755);
  const target = new URL(databaseUrl);
  const port = await freePort();
  const name = target.pathname.slice(1);
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${name} = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
server_round_robin = 1
`,
  );
  const root = process.getuid?.() === 0;
  // It refuses to run as root.
  const child: ChildProcess = spawn(pgbouncer, ['--quiet', file], {
    stdio: 'ignore',
    ...(root && { uid: 65_534, gid: 65_534 }),
  });
  target.port = String(port);
  target.searchParams.set('pooler', 'transaction');
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client({ connectionString: target.href });
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isThere) break;
    await sleep(50);
  }
  return {
    url: target.href,
    close() {
      child.kill('SIGKILL');
      void rm(folder, { recursive: true });
    },
  };
}

const poolers: [string, (databaseUrl: string) => Promise<Pooler>][] = [
  ['a pooler that changes the connection with each transaction', startPooler],
  ...(existsSync(pgbouncer) ? [['PgBouncer', startPgBouncer] as [string, typeof startPgBouncer]] : []),
];

/** As the operator sets them for the role; the databases of tests share one role. */
async function setLimits({ url }: TestDatabase): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await query(url, `ALTER DATABASE ${name} SET statement_timeout = '2s'`);
  await query(url, `ALTER DATABASE ${name} SET lock_timeout = '500ms'`);
  await query(url, `ALTER DATABASE ${name} SET idle_in_transaction_session_timeout = '5s'`);
}

describe.each(poolers)('behind %s in transaction mode', (_, start) => {
  let database: TestDatabase;
  let pooler: Pooler;
  beforeEach(async () => {
    database = await openTestDatabase('market');
    await setLimits(database);
    pooler = await start(database.url);
  });
  afterEach(async () => {
    pooler.close();
    await database.drop();
  });

  test('20 members like, read and search, six at once, and every count is right', async () => {
    const { app, close } = await openTestApp('market', { databaseUrl: pooler.url });
    expect((await app.inject('/ready')).statusCode).toBe(200);
    const { member, visitor } = await openVisitors(pooler.url);
    const id = await write({ ...member, call: callAs(app, member) });
    const others = await openNewcomers(pooler.url, 20);
    const waiting = others.values();
    // More than the pooler has connections, and no more than two busy cores get through in time.
    const workers = Array.from({ length: 6 }, async () => {
      for (const other of waiting) {
        await callAs(app, other)('PUT /api/v1/community/dashboard/:id/like', {
          params: { id },
          body: { isLike: true },
        });
        for (const url of ['/api/v1/display/home/deal', `/api/v1/search?keyword=${encodeURIComponent('사과')}`]) {
          expect((await app.inject(url)).json()).toMatchObject({ code: 0 });
        }
      }
    });
    await Promise.all(workers);
    const post = callAs(app, visitor)('GET /api/v1/community/dashboard/:id', { params: { id } });
    expect(await post).toMatchObject({ likeCount: 20 });
    await close();
  });

  test('the API is not ready without the time limits, and says which statement sets them', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await query(database.url, `ALTER DATABASE ${name} RESET lock_timeout`);
    pooler.close();
    pooler = await start(database.url);
    const open = openDatabase(pooler.url, () => undefined);
    await expect(open.check()).rejects.toThrow("ALTER ROLE jangteo SET lock_timeout = '500ms'");
    await open.close();
  });

  test('simultaneous migrations, a backup and its restore work through it', async () => {
    const empty = await openTestDatabase();
    const other = await start(empty.url);
    const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
    const saved = await backUp(pooler.url, path.join(folder, 'one'));
    const restored = await restore(other.url, path.join(folder, 'one'));
    expect(restored.tables).toEqual(saved.tables);
    const applied = await Promise.all([migrate(other.url), migrate(other.url), migrate(other.url)]);
    expect(applied.flat()).toEqual([]);
    other.close();
    await empty.drop();
    await rm(folder, { recursive: true });
  });
});
