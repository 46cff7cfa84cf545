import type { Queries } from '../platform/database/database.ts';

const endSql = 'UPDATE session SET revoked_at = $2 WHERE session_id = $1 AND revoked_at IS NULL';

export const endSession = (database: Queries, sessionId: string, now: Date): Promise<unknown> =>
  database.query(endSql, [sessionId, now]);
