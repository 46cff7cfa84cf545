import type pg from 'pg';
import { nicknames } from '../community/texts/nicknames.ts';
import { insertRows } from '../insert.ts';
import { lastDemoNumber } from '../numbers.ts';
import { type DemoMember, makeActivities, type WrittenText } from './activities.ts';
import { type Books, keepBooks, type Numbers } from './bookkeeping.ts';

const membersSql = `
  SELECT member_id AS "memberId", level, created_at AS "joinedAt" FROM member WHERE member_id <= $1 ORDER BY member_id`;

const writtenSql = `
  SELECT member_id AS "memberId", 'post' AS rule, post_id AS id, created_at AS at
  FROM post WHERE member_id <= $1 AND char_length(body) >= 20
  UNION ALL
  SELECT reply.member_id, 'reply', reply_id, reply.created_at
  FROM reply JOIN post USING (post_id)
  WHERE reply.member_id <= $1 AND reply.member_id <> post.member_id AND char_length(reply.body) >= 5`;

/** The person at the portal's stand-in whose member shows much activity. */
const regularSubject = 'portal-regular-6Yc0s1WqTtq';

const regularSql = `
  INSERT INTO social_account (channel_type, subject, member_id)
  SELECT 1001, $2, member_id
  FROM member JOIN star_account USING (member_id)
  WHERE member_id <= $1 AND level = 4
  ORDER BY balance DESC, member_id
  LIMIT 1
  ON CONFLICT DO NOTHING`;

/** Inserts the stars of the demo's own members, as many as their levels need, with everything that earned them. */
export async function insertStars(client: pg.ClientBase, seed: number, now: Date): Promise<void> {
  const known = [nicknames.length];
  const { rows: present } = await client.query('SELECT FROM star_account WHERE member_id <= $1 LIMIT 1', known);
  if (present.length > 0) return;
  const { rows: members } = await client.query<DemoMember>(membersSql, known);
  const { rows: written } = await client.query<WrittenText>(writtenSql, known);
  const writtenBy = Map.groupBy(written, ({ memberId }) => memberId);
  const books: Books = {
    ...{ star_account: [], star_ledger: [], star_lot: [], star_lot_use: [], star_exchange: [], game_play: [] },
  };
  const numbers: Numbers = { ledger: 0, exchange: 0 };
  for (const member of members) {
    const activities = makeActivities(seed, member, writtenBy.get(member.memberId) ?? [], now);
    keepBooks(books, numbers, member, { activities, seed });
  }
  for (const [table, rows] of Object.entries(books)) await insertRows(client, table, rows);
  await client.query(regularSql, [...known, regularSubject]);
  await client.query(`
    SELECT setval(pg_get_serial_sequence('star_ledger', 'ledger_id'), ${lastDemoNumber});
    SELECT setval(pg_get_serial_sequence('star_exchange', 'exchange_id'), ${lastDemoNumber})`);
}
