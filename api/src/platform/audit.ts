import type { Queries } from './database/database.ts';

interface Act {
  /** Who did it: `member:12`, `operator:kim`. */
  actor: string;
  act: string;
  /** To whom or what. */
  subject: string;
  /** Nothing that names a person: this is kept when members leave. */
  details: Record<string, unknown>;
}

const insertSql = 'INSERT INTO audit_log (actor, act, subject, details) VALUES ($1, $2, $3, $4)';

export const writeAudit = (transaction: Queries, { actor, act, subject, details }: Act): Promise<unknown> =>
  transaction.query(insertSql, [actor, act, subject, JSON.stringify(details)]);
