import { rmSync } from 'node:fs';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../api/src/platform/database/migrations.ts';
import { createDatabase } from '../api/test/databases.ts';
import { demoMarket, testNow } from '../api/test/market.ts';
import { fillDemo } from '../demo/market/demo.ts';
import { startPostgres } from '../scripts/postgres/local.ts';
import { testServer } from './server.ts';

/** Its data need not outlive the tests. */
const unsafeButQuick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

const memory = '/dev/shm';
/** More than all databases of a run ever take at once. */
const enoughMemory = 4 * 1024 ** 3;

/** One server for all tests (TEST_DATABASE_URL, or an own one), and the databases that theirs are copied from. */
export default async function startServer(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) {
    const folder = await mkdtemp(join((await isRoomy(memory)) ? memory : tmpdir(), 'jangteo-test-'));
    await chmod(folder, 0o755);
    const postgres = await startPostgres({ dataDir: join(folder, 'data'), port: 0, settings: unsafeButQuick });
    testServer.own = { postgres, folder };
    process.env.TEST_DATABASE_URL = postgres.url;
    endWithTheTests();
  }
  process.env.TEST_DATABASE_RUN = String(process.pid);
  const migrated = await createDatabase('migrated');
  await migrate(migrated);
  const market = await createDatabase('market', 'migrated');
  await fillDemo({ databaseUrl: market, wanted: demoMarket, now: testNow });
}

/**
 * A test's database is a thousand files, made and soon deleted. In memory that takes 0.05 s; on a disk with ext4 without a
 * journal, which looks for the number of a file that was not deleted just now, half a second.
 */
async function isRoomy(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, process.availableMemory()) > enoughMemory;
}

/** Ctrl-C ends Jest before its teardown runs. */
function endWithTheTests(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      if (testServer.own) {
        const { postgres, folder } = testServer.own;
        process.kill(postgres.pid, 'SIGQUIT');
        // Tried again while the server still writes into it.
        rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
      }
      process.kill(process.pid, signal);
    });
  }
}
