import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/database.ts';
import type { ErrandKind, Errands } from './outbox.ts';

/** Does an errand, or throws to have it tried again. It may have been done before without our knowing. */
export type Deliveries = { [Kind in ErrandKind]: (payload: Errands[Kind]) => Promise<void> };

interface Claimed {
  outboxId: string;
  kind: ErrandKind;
  payload: Errands[ErrandKind];
  attempts: number;
}

/**
 * Several processes share the work. Whoever claims an errand has until its next time to finish it; if the process dies,
 * another one takes it up then. From 10 seconds the pauses double, up to an hour.
 */
const claimSql = `
  UPDATE outbox
  SET attempts = attempts + 1,
      next_at = now() + least(interval '1 hour', interval '10 seconds' * power(2, least(attempts, 10)))
  WHERE outbox_id IN (
    SELECT outbox_id FROM outbox
    WHERE done_at IS NULL AND next_at <= now()
    ORDER BY next_at
    LIMIT 10
    FOR UPDATE SKIP LOCKED
  )
  RETURNING outbox_id AS "outboxId", kind, payload, attempts`;

/** What was sent is not needed any longer, and may be somebody's. */
const doneSql = "UPDATE outbox SET done_at = now(), payload = '{}', last_error = NULL WHERE outbox_id = $1";
const failedSql = 'UPDATE outbox SET last_error = $2 WHERE outbox_id = $1';

/** Does what is due, and says how many errands that were. */
export async function deliverDue(database: Queries, deliveries: Deliveries, log: FastifyBaseLogger): Promise<number> {
  const claimed = await database.query<Claimed>(claimSql);
  await Promise.all(claimed.map((errand) => deliver(database, deliveries, errand, log)));
  return claimed.length;
}

async function deliver(
  database: Queries,
  deliveries: Deliveries,
  { outboxId, kind, payload, attempts }: Claimed,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await (deliveries[kind] as (payload: unknown) => Promise<void>)(payload);
    await database.query(doneSql, [outboxId]);
  } catch (error) {
    log.warn({ err: error, kind, outboxId, attempts }, 'errand failed');
    await database.query(failedSql, [outboxId, error instanceof Error ? error.message : 'unknown']);
  }
}
