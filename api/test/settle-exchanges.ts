import { setTimeout as pause } from 'node:timers/promises';
import { query } from './query.ts';

const openSql = 'SELECT count(*)::integer AS count FROM star_exchange WHERE finished_at IS NULL';
const arrivedSql = "UPDATE star_exchange SET sent_at = sent_at - interval '10 seconds' WHERE finished_at IS NULL";
const dueSql = "UPDATE outbox SET next_at = now() WHERE done_at IS NULL AND next_at > now() + interval '9 seconds'";

/**
 * Waits until the shop platform has responded to everything that the running servers requested. Deliveries that wait
 * for a retry are made due.
 */
export async function settleExchanges(databaseUrl: string): Promise<void> {
  while ((await query<{ count: number }>(databaseUrl, openSql))[0]?.count !== 0) {
    await query(databaseUrl, arrivedSql);
    await query(databaseUrl, dueSql);
    await pause(500);
  }
}
