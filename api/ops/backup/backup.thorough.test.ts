import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { openDatabase } from '../../src/platform/database/database.ts';
import { reconcileStars } from '../../src/stars/upkeep/reconcile.ts';
import { openTestApp, openTestDatabase, type TestApp, type TestDatabase } from '../../test/app.ts';
import { aPost } from '../../test/community.ts';
import { untilOneWaits } from '../../test/locks.ts';
import { query } from '../../test/query.ts';
import { openVisitors } from '../../test/visitors.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let market: TestApp;
let folder: string;
const empty: TestDatabase[] = [];
beforeAll(async () => {
  market = await openTestApp('market');
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
});
afterAll(async () => {
  await market.close();
  for (const database of empty) await database.drop();
  await rm(folder, { recursive: true });
});

async function emptyDatabase(): Promise<string> {
  const database = await openTestDatabase();
  empty.push(database);
  return database.url;
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** As on a server that writes times, numbers and bytes otherwise. A connection keeps the settings with which it was opened. */
async function setOtherTexts(url: string): Promise<void> {
  const settings = {
    timezone: 'Asia/Seoul',
    datestyle: 'SQL, DMY',
    intervalstyle: 'iso_8601',
    bytea_output: 'escape',
    extra_float_digits: '-15',
  };
  for (const [name, value] of Object.entries(settings)) {
    await query(market.databaseUrl, `ALTER DATABASE ${nameOf(url)} SET ${name} = '${value}'`);
  }
}

const resetTexts = (url: string) => query(market.databaseUrl, `ALTER DATABASE ${nameOf(url)} RESET ALL`);

const write = async (app: TestApp['app'], headers: Record<string, string>) =>
  (await app.inject({ method: 'POST', url: '/api/v1/community/dashboard', headers, payload: aPost() })).statusCode;

test('a market restored on a server with other settings has every row of the moment of the backup, works, and its stars agree', async () => {
  const { member } = await openVisitors(market.databaseUrl);
  expect(await write(market.app, member.headers)).toBe(200);
  // A change that is not committed yet is not part of the backup.
  const writer = new pg.Client({ connectionString: market.databaseUrl });
  await writer.connect();
  await writer.query("BEGIN; UPDATE member SET nickname = '미완성' WHERE member_id = 1");
  const place = path.join(folder, 'one');
  const saved = await backUp(market.databaseUrl, place);
  await writer.query('COMMIT');
  await writer.end();

  const url = await emptyDatabase();
  await setOtherTexts(url);
  await restore(url, place);
  const again = await backUp(url, path.join(folder, 'again'));
  expect(again.tables).toEqual(saved.tables);
  expect(again.sequences).toEqual(saved.sequences);
  expect(saved.tables.product?.rows).toBeGreaterThan(100);
  await resetTexts(url);
  expect(await query(url, "SELECT count(*)::int AS n FROM member WHERE nickname = '미완성'")).toEqual([{ n: 0 }]);

  const restored = await openTestApp('migrated', { databaseUrl: url });
  expect((await restored.app.inject('/api/v1/display/home/deal')).json().code).toBe(0);
  // Sequences, triggers and foreign keys are in order.
  expect(await write(restored.app, member.headers)).toBe(200);
  await restored.app.close();
  const database = openDatabase(url, () => undefined);
  expect((await reconcileStars(database, new Date())).mismatches).toEqual([]);
  await database.close();
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s during a backup leaves nothing, and the next one works',
  async (signal) => {
    const place = path.join(folder, signal);
    const locking = new pg.Client({ connectionString: market.databaseUrl });
    await locking.connect();
    try {
      await locking.query('BEGIN; LOCK TABLE product');
      const command = path.join(import.meta.dirname, 'main.ts');
      const backup = spawn(process.execPath, [command, 'backup', place], {
        env: { ...process.env, DATABASE_URL: market.databaseUrl },
      });
      const ended = once(backup, 'exit');
      await untilOneWaits(market.databaseUrl);
      expect(await readdir(folder)).toContain(`${signal}.unfinished`);
      backup.kill(signal);
      expect(await ended).toEqual([128 + constants.signals[signal], null]);
      expect((await readdir(folder)).filter((name) => name.startsWith(signal))).toEqual([]);
    } finally {
      await locking.end();
    }
    await backUp(market.databaseUrl, place);
  },
);

test('keys, triggers and generated columns are those of a migrated database', async () => {
  const [url] = empty.map((database) => database.url);
  const schema = (databaseUrl: string) =>
    query(
      databaseUrl,
      `SELECT conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) || convalidated::text AS part FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND conrelid <> coalesce(to_regclass('demo_market'), 0)
       UNION ALL SELECT tgrelid::regclass::text || ' ' || tgname || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
       ORDER BY 1`,
    );
  expect(await schema(url ?? '')).toEqual(await schema(market.databaseUrl));
});

test('a damaged file changes nothing, and the same database takes a good copy; one that is not empty is refused', async () => {
  const place = path.join(folder, 'damaged');
  await backUp(market.databaseUrl, place);
  await expect(restore(market.databaseUrl, place)).rejects.toThrow('not empty');
  const file = path.join(place, 'notice.copy.gz');
  const good = await readFile(file);
  const lines = gunzipSync(good).toString().split('\n');
  await writeFile(file, gzipSync(lines.slice(1).join('\n')));
  const url = await emptyDatabase();
  await expect(restore(url, place)).rejects.toThrow('The table notice differs from the backup');
  expect(await query(url, 'SELECT count(*)::int AS n FROM product')).toEqual([{ n: 0 }]);
  await writeFile(file, good);
  await restore(url, place);
  await expect(restore(url, place)).rejects.toThrow('not empty');
});

test('a backup in which a member’s stars do not agree restores no row, unless that was known', async () => {
  const [account] = await query<{ memberId: number }>(
    market.databaseUrl,
    'UPDATE star_account SET balance = balance + 1 WHERE member_id = 1 RETURNING member_id AS "memberId"',
  );
  await backUp(market.databaseUrl, path.join(folder, 'differing'));
  const url = await emptyDatabase();
  const restoring = restore(url, path.join(folder, 'differing'));
  await expect(restoring).rejects.toThrow(`The stars of 1 members do not agree: ${account?.memberId}`);
  expect(await query(url, 'SELECT count(*)::int AS n FROM member')).toEqual([{ n: 0 }]);
  await query(market.databaseUrl, 'UPDATE star_account SET frozen_at = now() WHERE member_id = 1');
  await backUp(market.databaseUrl, path.join(folder, 'frozen'));
  await restore(url, path.join(folder, 'frozen'));
});

test('a backup into a folder that exists is refused before anything is read, and leaves nothing', async () => {
  await mkdir(path.join(folder, 'taken'));
  const nowhere = 'postgres://nobody@127.0.0.1:9/nothing';
  await expect(backUp(nowhere, path.join(folder, 'taken'))).rejects.toThrow('taken exists: back up into a new folder');
  expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});

test('a backup that fails leaves no folder that looks complete; another version is refused', async () => {
  await expect(backUp('postgres://nobody@127.0.0.1:9/nothing', path.join(folder, 'failed'))).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([]);
  const place = path.join(folder, 'other');
  const manifest = await backUp(market.databaseUrl, place);
  const older = { ...manifest, migrations: manifest.migrations.slice(0, -1) };
  await writeFile(path.join(place, 'manifest.json'), JSON.stringify(older));
  const url = await emptyDatabase();
  await expect(restore(url, place)).rejects.toThrow('restore it with the programs of that version');
  expect(await query(url, "SELECT to_regclass('migration') AS migration")).toEqual([{ migration: null }]);
});
