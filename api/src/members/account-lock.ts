import type { Queries } from '../platform/database/database.ts';
import type { Account } from './barred-accounts.ts';

const lockSql = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 4700))';

/** An account signs up once, however many requests try it at the same time. Lasts to the transaction's end. */
export const lockAccount = (transaction: Queries, { channelType, subject }: Account): Promise<unknown> =>
  transaction.query(lockSql, [`account ${channelType}:${subject}`]);
