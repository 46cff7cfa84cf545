import type { Queries } from '../platform/database/database.ts';
import type { Account } from './barred-accounts.ts';

const lockSql = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 4700))';

/** Held until the transaction ends: simultaneous sign-ups of one account create one member. */
export const lockAccount = (transaction: Queries, { channelType, subject }: Account): Promise<unknown> =>
  transaction.query(lockSql, [`account ${channelType}:${subject}`]);
