import type { Queries } from '../database/database.ts';

/** What has to happen at an outside system, by kind. */
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

/** Written with the change it belongs to, so that neither happens without the other. Once for each key. */
export const enqueue = <Kind extends DeliveryKind>(
  transaction: Queries,
  kind: Kind,
  dedupeKey: string,
  payload: DeliveryPayloads[Kind],
): Promise<unknown> => transaction.query(enqueueSql, [kind, dedupeKey, JSON.stringify(payload)]);
