import type { Queries } from './database/database.ts';

/** Due a little before its time: a process that asks at its time must not find that it has come too early. */
const claimSql = `
  INSERT INTO background_round AS round (work, next_at)
  VALUES ($1, now() + 0.9 * $2 * interval '1 millisecond')
  ON CONFLICT (work) DO UPDATE SET next_at = excluded.next_at WHERE round.next_at <= now()
  RETURNING work`;

/**
 * Whether this process does the next round of the work. All processes ask, and one does it; if it dies, another one does
 * the round after that.
 */
export const claimRound = async (database: Queries, work: string, everyMs: number): Promise<boolean> =>
  (await database.query(claimSql, [work, everyMs])).length > 0;
