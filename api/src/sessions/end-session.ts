import type { Queries } from '../platform/database/database.ts';

const endSql = `
  WITH ended AS (
    UPDATE session SET revoked_at = $2
    WHERE session_id = $1 AND revoked_at IS NULL
    RETURNING member_id, device_uuid
  )
  UPDATE device SET member_id = NULL
  FROM ended
  WHERE device.device_uuid = ended.device_uuid AND device.member_id = ended.member_id`;

/** Notifications for the member no longer reach the session's device. */
export const endSession = (database: Queries, sessionId: string, now: Date): Promise<unknown> =>
  database.query(endSql, [sessionId, now]);
