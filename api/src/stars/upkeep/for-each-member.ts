import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Where failures are reported. */
export type UpkeepLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

interface DueMembers {
  /** Selects "memberId" in rising order, above $1, a limited number at a time. */
  sql: string;
  /** The values from $2 on. */
  values: unknown[];
  log: UpkeepLog;
}

/** One transaction for each member: a failure is logged and retried next time, without stopping the others. */
export async function forEachMember(
  database: Database,
  { sql, values, log }: DueMembers,
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
