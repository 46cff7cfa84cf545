import { Client } from 'pg';
import { query } from './query.ts';

const waitingSql = `
  SELECT count(*)::integer AS count FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Starts calls in their order, each once the one before it waits for a lock or is done, while another session has locked a row. Then
 * the row is unlocked. Calls that lock in different orders now wait for each other, and are refused.
 */
export async function queueBehind<Result>(
  databaseUrl: string,
  lockSql: string,
  calls: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(lockSql);
    const results: Promise<Result>[] = [];
    for (const call of calls) {
      let isDone = false;
      results.push(
        call().finally(() => {
          isDone = true;
        }),
      );
      while (!isDone && (await waiting(databaseUrl)) < results.length) await new Promise((done) => setTimeout(done, 5));
    }
    await holder.query('ROLLBACK');
    return await Promise.all(results);
  } finally {
    await holder.end();
  }
}

/** How many sessions of this database wait for a lock. Tests of other databases share the server. */
export async function waiting(databaseUrl: string): Promise<number> {
  const [row] = await query<{ count: number }>(databaseUrl, waitingSql);
  return row?.count ?? 0;
}
