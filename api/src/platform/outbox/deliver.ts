import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/database.ts';
import type { DeliveryKind, DeliveryPayloads } from './outbox.ts';

/**
 * A handler makes the delivery, or throws and is called again later. It may meet a delivery that was made before: a process
 * can die between the delivery and its record.
 */
export type DeliveryHandlers = {
  [Kind in DeliveryKind]: (payload: DeliveryPayloads[Kind], log: FastifyBaseLogger) => Promise<void>;
};

interface Claimed {
  outboxId: string;
  kind: DeliveryKind;
  payload: DeliveryPayloads[DeliveryKind];
  attempts: number;
}

/**
 * Several processes share the work. A process that claims a delivery has until `next_at` to finish it; if it dies, another
 * one claims the delivery then. The pause between two attempts doubles from 10 seconds up to an hour.
 */
const claimSql = `
  UPDATE outbox
  SET attempts = attempts + 1,
      next_at = now() + least(interval '1 hour', interval '10 seconds' * power(2, least(attempts, 10)))
  WHERE outbox_id IN (
    SELECT outbox_id FROM outbox
    WHERE done_at IS NULL AND next_at <= now() AND kind = ANY ($1)
    ORDER BY next_at
    LIMIT 10
    FOR UPDATE SKIP LOCKED
  )
  RETURNING outbox_id AS "outboxId", kind, payload, attempts`;

/** The payload is no longer needed and may be personal. */
const doneSql = "UPDATE outbox SET done_at = now(), payload = '{}', last_error = NULL WHERE outbox_id = $1";
const failedSql = 'UPDATE outbox SET last_error = $2 WHERE outbox_id = $1';

/**
 * Makes the deliveries of these handlers' kinds that are due, at most ten, and returns their number. They are waited for
 * together: kinds that should not wait for each other are made by calls of their own.
 */
export async function deliverDue(
  database: Queries,
  handlers: Partial<DeliveryHandlers>,
  log: FastifyBaseLogger,
): Promise<number> {
  const claimed = await database.query<Claimed>(claimSql, [Object.keys(handlers)]);
  await Promise.all(claimed.map((delivery) => deliver(database, handlers, delivery, log)));
  return claimed.length;
}

async function deliver(
  database: Queries,
  handlers: Partial<DeliveryHandlers>,
  { outboxId, kind, payload, attempts }: Claimed,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await (handlers[kind] as (payload: unknown, log: FastifyBaseLogger) => Promise<void>)(payload, log);
    await database.query(doneSql, [outboxId]);
  } catch (error) {
    log.warn({ err: error, kind, outboxId, attempts }, 'delivery failed');
    await database.query(failedSql, [outboxId, error instanceof Error ? error.message : 'unknown']);
  }
}
