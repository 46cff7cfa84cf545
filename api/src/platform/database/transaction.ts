import type { Database, Queries } from './database.ts';

/** Another transaction was in the way: the same work may well succeed now. */
const conflictStates = ['40001', '40P01'];
const maxRetries = 3;

/**
 * Does all of the work or nothing of it. The work may be done more than once, so it must not touch anything but what
 * it is given.
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
