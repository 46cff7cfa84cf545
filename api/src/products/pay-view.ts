import type { ToastItem } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { earnStars } from '../stars/earn.ts';

/**
 * Views are sent without a login: they pay the member whose device it is, while signed in on it. Others may have signed in
 * elsewhere under its id, which is no secret.
 */
const viewerSql = `
  SELECT member_id AS "memberId"
  FROM device
  JOIN session USING (device_uuid, member_id)
  WHERE device_uuid = $1 AND revoked_at IS NULL AND expires_at > $2
  LIMIT 1`;

interface View {
  deviceUuid: string;
  productNo: number;
  now: Date;
}

export async function payView(database: Database, { deviceUuid, productNo, now }: View): Promise<ToastItem[]> {
  const [viewer] = await database.query<{ memberId: number }>(viewerSql, [deviceUuid, now]);
  if (!viewer) return [];
  const view = { ...viewer, rule: 'bridgeView', sourceType: 'product', sourceId: productNo, now } as const;
  return inTransaction(database, (transaction) => earnStars(transaction, view));
}
