import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../src/platform/database/database.ts';
import { findDebianPostgres, freePort, openFolder, startDebianPostgres, untilOpen } from './debian-postgres.ts';
import { query } from './query.ts';

/** A primary, a replica and a pooler are started. */
jest.setTimeout(60_000);

const scripts = path.resolve(import.meta.dirname, '../../deploy/database');
const bin = existsSync('/usr/sbin/pgbouncer') ? findDebianPostgres() : undefined;
const needsPrograms = bin ? test : test.skip;
const missing = bin ? '' : ' (skipped: Debian’s postgresql and pgbouncer are not installed here)';

const password = 'letters4nd9igits';

needsPrograms(`the deployed database has time limits, a replica that follows, and a pooler${missing}`, async () => {
  await using place = await openFolder();
  const { folder, account } = place;
  await using primary = await startDebianPostgres(bin ?? '', folder, account);
  await using started = new AsyncDisposableStack();
  const env = (given: Record<string, string>) => ({
    PATH: `${bin}:/usr/sbin:${process.env.PATH}`,
    TMPDIR: folder,
    PGHOST: '127.0.0.1',
    ...given,
  });
  const start = (script: string, given: Record<string, string>) => {
    const child = spawn(path.join(scripts, script), { ...account, cwd: folder, env: env(given), stdio: 'ignore' });
    started.defer(async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    });
  };

  const [replicaPort, poolerPort] = [await freePort(), await freePort()];
  // Like the image of PostgreSQL: over the network with the password only.
  await query(primary.url, `ALTER ROLE jangteo PASSWORD '${password}'`);
  await writeFile(path.join(primary.dataDir, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  await appendFile(path.join(primary.dataDir, 'postgresql.conf'), `port = ${replicaPort}\n`);
  const PGPORT = String(primary.port);
  const variables = { PGDATA: primary.dataDir, PGPORT, POSTGRES_USER: 'jangteo', POSTGRES_DB: 'jangteo' };
  execFileSync(path.join(scripts, 'first-start.sh'), { env: env(variables), stdio: 'pipe' });
  await query(primary.url, 'SELECT pg_reload_conf()');

  start('replica.sh', { PGDATA: path.join(folder, 'replica'), PGPORT, PGUSER: 'jangteo', PGPASSWORD: password });
  const pooler = { DATABASE_HOST: '127.0.0.1', DATABASE_PORT: PGPORT, DATABASE_PASSWORD: password };
  start('pooler.sh', { ...pooler, PORT: String(poolerPort) });
  const at = (port: number, secret = password) => `postgres://jangteo:${secret}@127.0.0.1:${port}/jangteo`;
  await Promise.all([untilOpen(at(replicaPort)), untilOpen(at(poolerPort))]);
  await expect(query(at(poolerPort, 'another'), 'SELECT 1')).rejects.toThrow();

  const database = openDatabase(`${at(poolerPort)}?pooler=transaction`, () => undefined);
  try {
    await database.check();
    await database.query("CREATE TABLE written AS SELECT '해남 꿀고구마' AS title");
  } finally {
    await database.close();
  }
  const sql = 'SELECT to_regclass(\'written\') IS NOT NULL AS "isThere", pg_is_in_recovery() AS "isReplica"';
  let followed: unknown[] = [];
  for (let tries = 0; tries < 100; tries += 1) {
    followed = await query(at(replicaPort), sql);
    if (JSON.stringify(followed).includes('"isThere":true')) break;
    await sleep(50);
  }
  expect(followed).toEqual([{ isThere: true, isReplica: true }]);
});
