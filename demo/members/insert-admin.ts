import type pg from 'pg';
import { nicknames } from '../community/texts/nicknames.ts';

/** The person at the portal's stand-in who can see unpublished content. */
const managerSubject = 'portal-manager-6Yc0s1WqTtq';

const adminSql = `
  WITH manager AS (
    INSERT INTO social_account (channel_type, subject, member_id)
    SELECT 1001, $2, member_id
    FROM member
    WHERE member_id <= $1 AND agreed_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM social_account WHERE social_account.member_id = member.member_id)
    ORDER BY level DESC, member_id DESC
    LIMIT 1
    ON CONFLICT DO NOTHING
    RETURNING member_id
  )
  UPDATE member SET role = 'admin' FROM manager WHERE member.member_id = manager.member_id`;

/** Makes one of the demo's members an admin. */
export const insertAdmin = (client: pg.ClientBase): Promise<unknown> =>
  client.query(adminSql, [nicknames.length, managerSubject]);
