import type { Queries } from './database/database.ts';

interface Act {
  /** The actor: `member:12`, `operator:kim`. */
  actor: string;
  act: string;
  /** The member, post or other row that was acted on. */
  subject: string;
  /** Must not name a person: the audit log outlives withdrawals. */
  details: Record<string, unknown>;
}

const insertSql = 'INSERT INTO audit_log (actor, act, subject, details) VALUES ($1, $2, $3, $4)';

export const writeAudit = (transaction: Queries, { actor, act, subject, details }: Act): Promise<unknown> =>
  transaction.query(insertSql, [actor, act, subject, JSON.stringify(details)]);
