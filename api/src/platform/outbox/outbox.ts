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
  INSERT INTO outbox (kind, dedupe_key, payload)
  VALUES ($1, $2, $3)
  ON CONFLICT (kind, dedupe_key) DO NOTHING`;

/** Writes a delivery in the transaction of the change that causes it: both happen or neither. Once for each key. */
export const enqueue = <Kind extends DeliveryKind>(
  transaction: Queries,
  kind: Kind,
  dedupeKey: string,
  payload: DeliveryPayloads[Kind],
): Promise<unknown> => transaction.query(enqueueSql, [kind, dedupeKey, JSON.stringify(payload)]);
