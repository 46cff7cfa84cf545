import { execFileSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { reconcileStars } from '../../src/stars/upkeep/reconcile.ts';
import { findDebianPostgres, openFolder, startDebianPostgres } from '../../test/debian-postgres.ts';
import { query } from '../../test/query.ts';
import { giveStars, newMember } from '../../test/stars.ts';
import { addBase, archiveLog, parseMoment, restoreTo } from './archive.ts';
import { backUp } from './backup.ts';
import { findProgram } from './postgres-programs.ts';

/** A server of its own is made, copied and restored. */
jest.setTimeout(60_000);

const bin = findDebianPostgres();
const needsTools = bin ? test : test.skip;
const title = bin ? '' : ' (skipped: Debian’s postgresql is not installed here)';

const password = 'ge:heim/@';

/** The server's address with a password, which it then demands. */
async function withPassword({ url, dataDir }: { url: string; dataDir: string }): Promise<string> {
  await query(url, `ALTER ROLE jangteo PASSWORD '${password}'`);
  const lines = ['all', 'replication'].map((database) => `host ${database} all 127.0.0.1/32 scram-sha-256\n`);
  await writeFile(path.join(dataDir, 'pg_hba.conf'), lines.join(''));
  await query(url, 'SELECT pg_reload_conf()');
  return url.replace('jangteo@', `jangteo:${encodeURIComponent(password)}@`);
}

needsTools(`a market is restored to a moment between two writes, and its stars agree${title}`, async () => {
  await using place = await openFolder();
  const { folder, account } = place;
  await using primary = await startDebianPostgres(bin ?? '', folder, account);
  const url = await withPassword(primary);
  await migrate(url);
  const archive = path.join(folder, 'archive');
  const asAccount = account ? { account } : {};
  const database = openDatabase(url, () => undefined);
  const give = async (memberId: number, stars: number) => giveStars(database, { memberId, stars, now: new Date() });

  await expect(addBase(url, archive, account)).rejects.toThrow('start pnpm backup <archive> --wal first');
  const stopping = new AbortController();
  const archiving = archiveLog(url, archive, { signal: stopping.signal, ...asAccount });
  const isArchived = () => query<{ active: boolean }>(url, 'SELECT active FROM pg_replication_slots WHERE active');
  while ((await isArchived()).length === 0) await sleep(50);

  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(password);

  const memberId = await newMember(url, '처음');
  const base = await addBase(url, archive, account);
  await give(memberId, 300);
  const [moment] = await query<{ at: Date }>(url, 'SELECT clock_timestamp() AS at');
  const at = moment?.at.toISOString().replace('Z', '999Z') ?? '';
  const then = await backUp(url, path.join(folder, 'then'));
  await sleep(20);
  // What must not come back.
  await give(memberId, 5_000);
  await query(url, "UPDATE member SET nickname = '나중'");
  const [written] = await query<{ lsn: string }>(url, 'SELECT pg_current_wal_lsn()::text AS lsn');
  const flushed = 'SELECT flush_lsn >= $1::pg_lsn AS done FROM pg_stat_replication WHERE state = $2';
  const isFlushed = async () => query<{ done: boolean }>(url, flushed, [written?.lsn, 'streaming']);
  while (!(await isFlushed()).some(({ done }) => done)) await sleep(50);
  await database.close();
  stopping.abort();
  await archiving;
  await primary[Symbol.asyncDispose]();

  const dataDir = path.join(folder, 'restored');
  let balances: unknown;
  const check = async (restoredUrl: string) => {
    const restored = await backUp(restoredUrl, path.join(folder, 'restored-rows'));
    expect(restored.tables).toEqual(then.tables);
    const reading = openDatabase(restoredUrl, () => undefined);
    expect(await reconcileStars(reading, new Date())).toMatchObject({ checked: 1, mismatches: [] });
    balances = await reading.query('SELECT balance FROM star_account');
    await reading.close();
  };
  expect(await restoreTo({ archive, at, dataDir, check, ...asAccount })).toBe(base);
  expect(balances).toEqual([{ balance: 300 }]);
  expect(await readdir(dataDir)).not.toContain('recovery.signal');

  const refuse = () => Promise.reject(new Error('The stars do not agree'));
  const refused = restoreTo({ archive, at, dataDir: path.join(folder, 'other'), check: refuse, ...asAccount });
  await expect(refused).rejects.toThrow('The stars do not agree');
  const restore = (moment: string) =>
    restoreTo({ archive, at: moment, dataDir: path.join(folder, 'other'), check, ...asAccount });
  // The archive ends before it.
  await expect(restore('2100-01-01T00:00:00Z')).rejects.toThrow('before configured recovery target was reached');
  await expect(restore('2020-01-01T00:00:00Z')).rejects.toThrow('There is no base from before 2020-01-01');
  await expect(restoreTo({ archive, at, dataDir, check })).rejects.toThrow('restore into a new folder');
  expect((await readdir(folder)).filter((name) => name.startsWith('other'))).toEqual([]);
});

test('the log is not archived through a pooler', async () => {
  const pooled = 'postgres://jangteo@127.0.0.1:9/jangteo?pooler=transaction';
  await expect(addBase(pooled, '/nowhere')).rejects.toThrow('has to name the primary itself');
});

test('a machine without the programs of that version says what to install', async () => {
  await expect(findProgram('pg_basebackup', 99)).rejects.toThrow(
    'pg_basebackup of PostgreSQL 99 is not installed here (Debian: postgresql-99)',
  );
});

test.each(['2026-11-23', '2026-11-23T12:00:00', '2026-13-23T12:00:00Z', '2026-02-30T12:00:00Z', 'yesterday'])(
  "the moment '%s' is refused: it has no time zone, or is none",
  (text) => {
    expect(() => parseMoment(text)).toThrow('is not a moment with a time zone');
  },
);
