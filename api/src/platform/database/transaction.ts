import { codeOf, type Database, isReadOnly, type Queries } from './database.ts';

/** True if another transaction was in the way: a retry may succeed. */
const conflictStates = ['40001', '40P01'];
const maxRetries = 3;

/** A lock was not given in time. PostgreSQL recognises deadlocks only later. */
const lockTimeout = '55P03';

/** The first statement of a transaction that may take long. It holds behind a pooler, too; a role may have the limits of requests. */
export const withoutLimits =
  'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0';

interface Options {
  /** Whether a lock that was not given in time is waited for again: only where a refusal costs more than a slow reply. */
  retriesLocks?: boolean;
}

/**
 * Runs the work in one transaction, and retries it when another transaction was in the way, or the server has become a
 * replica. The work may run more than once, so it must not change anything outside of the transaction.
 */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Queries) => Promise<T>,
  { retriesLocks = false }: Options = {},
): Promise<T> {
  const states = retriesLocks ? [...conflictStates, lockTimeout] : conflictStates;
  for (let retries = 0; ; retries += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (retries >= maxRetries || !(states.includes(codeOf(error)) || isReadOnly(error))) throw error;
    }
  }
}
