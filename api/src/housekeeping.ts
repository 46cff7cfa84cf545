import { unusedImages } from './community/images/unused-images.ts';
import type { Queries } from './platform/database/database.ts';

/** What nobody can use any longer. In small parts: a long statement would be cut off, and would hold others up. */
const outdated: [table: string, condition: string][] = [
  ['session', 'expires_at < $1'],
  ['landing_answer', 'expires_at < $1'],
  ['idempotency', "created_at < now() - interval '48 hours'"],
  ['barred_account', 'until < $1'],
  ['phone_code', "sent_at < $1::timestamptz - interval '2 days'"],
  ['email_lookup', "looked_up_at < $1::timestamptz - interval '2 days'"],
  ['alarm', "created_at < $1::timestamptz - interval '90 days'"],
  ['outbox', "done_at < now() - interval '30 days'"],
  ['post_counted', "day < ($1::timestamptz AT TIME ZONE 'Asia/Seoul')::date - 1"],
  ['member_image', unusedImages],
];

const partSql = (table: string, condition: string) => `
  WITH deleted AS (
    DELETE FROM ${table}
    WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${condition} LIMIT 500)
    RETURNING 1
  )
  SELECT count(*)::integer AS count FROM deleted`;

export async function keepHouse(database: Queries, now: Date): Promise<void> {
  for (const [table, condition] of outdated) {
    const sql = partSql(table, condition);
    const values = condition.includes('$1') ? [now] : [];
    let count = 0;
    do {
      const [row] = await database.query<{ count: number }>(sql, values);
      count = row?.count ?? 0;
    } while (count > 0);
  }
}
