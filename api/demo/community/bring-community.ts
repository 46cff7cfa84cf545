import type pg from 'pg';
import { insertRows } from '../insert.ts';
import { makeMembers } from './members.ts';
import { makePosts } from './posts.ts';
import { makeReplies } from './replies.ts';
import { nicknames } from './texts/nicknames.ts';

/** Nobody has written for this long: the demo was asleep. */
const silentFor = '12 hours';

interface Options {
  seed: number;
  now: Date;
  /** Throws what is there away. */
  reset: boolean;
}

/** Members, posts and replies, so that somebody has always written something lately. */
export async function bringCommunity(client: pg.ClientBase, { seed, now, reset }: Options): Promise<void> {
  if (reset) await client.query('TRUNCATE post, post_image, reply, member CASCADE');
  const { rows } = await client.query('SELECT FROM member LIMIT 1');
  if (rows.length === 0) await fillCommunity(client, seed, now);
  else await wakeCommunity(client, now);
}

async function fillCommunity(client: pg.ClientBase, seed: number, now: Date): Promise<void> {
  const members = makeMembers(seed, now);
  const { posts, rows, images } = makePosts(seed, members, now);
  await insertRows(client, 'member', members);
  await insertRows(client, 'post', rows);
  await insertRows(client, 'post_image', images);
  await insertRows(client, 'reply', makeReplies(seed, posts, members, now));
  await client.query(`
    UPDATE post SET reply_count = counted.replies
    FROM (SELECT post_id, count(*) AS replies FROM reply GROUP BY post_id) counted
    WHERE post.post_id = counted.post_id;
    SELECT setval(pg_get_serial_sequence('member', 'member_id'), 1000000);
    SELECT setval(pg_get_serial_sequence('post', 'post_id'), 1000000);
    SELECT setval(pg_get_serial_sequence('reply', 'reply_id'), 1000000)`);
}

/** Moves all that the demo's own members wrote, with the distances in between, up to now. */
async function wakeCommunity(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `WITH asleep AS (
       SELECT $1::timestamptz - interval '1 minute' - max(created_at) AS for
       FROM post WHERE member_id <= $2
       HAVING max(created_at) < $1::timestamptz - interval '${silentFor}'
     ), moved_replies AS (
       UPDATE reply SET created_at = created_at + asleep.for FROM asleep WHERE member_id <= $2
     )
     UPDATE post
     SET created_at = created_at + asleep.for,
         board_date = CASE WHEN kind = 'daily' THEN ((created_at + asleep.for) AT TIME ZONE 'Asia/Seoul')::date END
     FROM asleep WHERE member_id <= $2`,
    [now, nicknames.length],
  );
}
