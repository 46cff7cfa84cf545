import type { Queries } from '../database/database.ts';

/** What each kind of delivery carries. */
export interface DeliveryPayloads {
  'register-shop-customer': { customerKey: string };
  'delete-shop-customer': { customerKey: string };
  'grant-shop-points': { exchangeId: number };
  'send-sms': { sealedSms: string };
  'revoke-grant': { channelType: number; sealedToken: string };
}

export type DeliveryKind = keyof DeliveryPayloads;

const enqueueSql = `
  INSERT INTO outbox (kind, dedupe_key, payload, next_at)
  VALUES ($1, $2, $3, now() + $4 * interval '1 second')
  ON CONFLICT (kind, dedupe_key) DO NOTHING`;

/** Writes a delivery in the transaction of the change that causes it: both happen or neither. Once for each key. */
export const enqueue = <Kind extends DeliveryKind>(
  transaction: Queries,
  kind: Kind,
  dedupeKey: string,
  payload: DeliveryPayloads[Kind],
  { afterSeconds = 0 } = {},
): Promise<unknown> => transaction.query(enqueueSql, [kind, dedupeKey, JSON.stringify(payload), afterSeconds]);

const cancelSql = 'DELETE FROM outbox WHERE kind = $1 AND dedupe_key = $2 AND done_at IS NULL';

/** Takes a delivery back that has not been made. */
export const cancel = (transaction: Queries, kind: DeliveryKind, dedupeKey: string): Promise<unknown> =>
  transaction.query(cancelSql, [kind, dedupeKey]);
