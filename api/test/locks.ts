import { Client } from 'pg';
import { query } from './query.ts';

/** Works while another session, as that of another process, has the locks of the given statement. */
export async function whileLocked<Result>(
  databaseUrl: string,
  lockSql: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(lockSql);
    return await work();
  } finally {
    await holder.end();
  }
}

/**
 * Starts calls in their order, each once the one before it waits for a lock or is done, while another session has locked a row. Then
 * the row is unlocked. Calls that lock in different orders now wait for each other, and are refused.
 */
export async function queueBehind<Result>(
  databaseUrl: string,
  lockSql: string,
  calls: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const results = await whileLocked(databaseUrl, lockSql, async () => {
    const started: Promise<Result>[] = [];
    for (const call of calls) {
      let isDone = false;
      started.push(
        call().finally(() => {
          isDone = true;
        }),
      );
      while (!isDone && (await waiting(databaseUrl)) < started.length) await pause();
    }
    return started;
  });
  return Promise.all(results);
}

const pause = () => new Promise((done) => setTimeout(done, 5));

/** Resolves when a session waits for a lock. */
export async function untilOneWaits(databaseUrl: string): Promise<void> {
  while ((await waiting(databaseUrl)) === 0) await pause();
}

const waitingSql = `
  SELECT count(*)::integer AS count FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** How many sessions of this database wait for a lock. Tests of other databases share the server. */
async function waiting(databaseUrl: string): Promise<number> {
  const [row] = await query<{ count: number }>(databaseUrl, waitingSql);
  return row?.count ?? 0;
}
