import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { untilNone } from '../../platform/repeat.ts';

/** Where failures are reported. */
type UpkeepLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** What regular maintenance works with. */
export interface Upkeep {
  database: Database;
  now: Date;
  log: UpkeepLog;
  /** Ends the work before the next member. */
  closing?: AbortSignal | undefined;
}

interface DueMembers {
  /** SQL: which rows of star_account are looked at. */
  among?: string;
  /** SQL: whether something is due for a row named `account`. */
  isDue: string;
  /** The values from $2 on. */
  values: unknown[];
}

interface Portion {
  /** Null after the last account. */
  last: number | null;
  due: number[] | null;
}

/** Accounts looked at by one statement: one for all would take longer, the more members there are, until it is cancelled. */
const portion = 1_000;

const dueSql = ({ among = 'true', isDue }: DueMembers): string => `
  SELECT max(member_id) AS last, array_agg(member_id) FILTER (WHERE ${isDue}) AS due
  FROM (
    SELECT * FROM star_account WHERE member_id > $1 AND ${among} ORDER BY member_id LIMIT ${portion}
  ) account`;

/** One transaction for each member: a failure is logged and retried next time, without stopping the others. */
export async function forEachMember(
  { database, log, closing }: Upkeep,
  dueMembers: DueMembers,
  work: (transaction: Queries, memberId: number) => Promise<void>,
): Promise<void> {
  const sql = dueSql(dueMembers);
  let last = 0;
  const doPortion = async () => {
    const [found] = await database.query<Portion>(sql, [last, ...dueMembers.values]);
    for (const memberId of found?.due ?? []) {
      if (closing?.aborted) return 0;
      await inTransaction(database, (transaction) => work(transaction, memberId)).catch((error) =>
        log.warn({ err: error }, 'the stars of a member were left as they are'),
      );
    }
    last = found?.last ?? 0;
    return last;
  };
  await untilNone(doPortion, { closing });
}
