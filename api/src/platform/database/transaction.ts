import type { Database, Queries } from './database.ts';

/** True if another transaction was in the way: a retry may succeed. */
const conflictStates = ['40001', '40P01'];
const maxRetries = 3;

/**
 * Runs the work in one transaction, and retries it when another transaction was in the way. The work may run more than
 * once, so it must not change anything outside of the transaction.
 */
export async function inTransaction<T>(database: Database, work: (transaction: Queries) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (retries >= maxRetries || !isConflict(error)) throw error;
    }
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflictStates.includes(String(error.code));
