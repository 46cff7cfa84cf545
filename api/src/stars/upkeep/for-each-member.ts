import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

interface Due {
  /** Gives "memberId" in rising order, from above $1 on, some at a time. */
  sql: string;
  /** From $2 on. */
  values: unknown[];
  log: FastifyBaseLogger;
}

/** A transaction for each: one that fails is tried again the next time, and holds up no other. */
export async function forEachMember(
  database: Database,
  { sql, values, log }: Due,
  work: (transaction: Queries, memberId: number) => Promise<void>,
): Promise<void> {
  for (let last = 0; ; ) {
    const due = await database.query<{ memberId: number }>(sql, [last, ...values]);
    if (due.length === 0) return;
    for (const { memberId } of due) {
      last = memberId;
      await inTransaction(database, (transaction) => work(transaction, memberId)).catch((error) =>
        log.warn({ err: error }, 'the stars of a member were left as they are'),
      );
    }
  }
}
