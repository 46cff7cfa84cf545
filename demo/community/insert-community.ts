import type pg from 'pg';
import { insertRows } from '../insert.ts';
import { lastDemoNumber } from '../numbers.ts';
import { makeMembers } from './members.ts';
import { makePosts } from './posts.ts';
import { makeReactions } from './reactions.ts';
import { makeReplies } from './replies.ts';
import { nicknames } from './texts/nicknames.ts';
import { makeVotes } from './votes.ts';

/** After this long without a demo post, all demo posts are moved up to now. */
const silentFor = '12 hours';

interface Options {
  seed: number;
  now: Date;
  /** Deletes existing rows first. */
  reset: boolean;
}

/** Inserts members, posts and replies, so that there are always recent posts. */
export async function insertCommunity(client: pg.ClientBase, { seed, now, reset }: Options): Promise<void> {
  if (reset) await client.query('TRUNCATE post, post_image, reply, member CASCADE');
  const { rows } = await client.query('SELECT FROM member LIMIT 1');
  if (rows.length === 0) await fillCommunity(client, seed, now);
  else await wakeCommunity(client, now);
}

async function fillCommunity(client: pg.ClientBase, seed: number, now: Date): Promise<void> {
  const members = makeMembers(seed, now);
  const context = { seed, members, now };
  const { posts, rows, images } = makePosts(seed, members, now);
  const { replies, accepted, cited } = makeReplies(posts, context);
  const { postLikes, postClips, replyLikes } = makeReactions(posts, replies, context);
  const { options, votes, choices } = makeVotes(posts, context);
  await insertRows(client, 'member', members);
  await insertRows(client, 'post', rows);
  await insertRows(client, 'post_image', images);
  await insertRows(
    client,
    'reply',
    replies.map(({ likes: _, ...row }) => row),
  );
  await insertRows(client, 'post_like', postLikes);
  await insertRows(client, 'post_clip', postClips);
  await insertRows(client, 'reply_like', replyLikes);
  await insertRows(client, 'poll_option', options);
  await insertRows(client, 'poll_vote', votes);
  await insertRows(client, 'poll_choice', choices);
  await client.query(acceptSql, [JSON.stringify(accepted)]);
  await client.query(citeSql, [JSON.stringify(cited)]);
  await client.query(`
    SELECT setval(pg_get_serial_sequence('member', 'member_id'), ${lastDemoNumber});
    SELECT setval(pg_get_serial_sequence('post', 'post_id'), ${lastDemoNumber});
    SELECT setval(pg_get_serial_sequence('reply', 'reply_id'), ${lastDemoNumber});
    SELECT setval(pg_get_serial_sequence('poll_option', 'option_id'), ${lastDemoNumber})`);
}

const acceptSql = `
  UPDATE post SET accepted_reply_id = accepted.reply_id
  FROM json_to_recordset($1) accepted (post_id integer, reply_id integer)
  WHERE post.post_id = accepted.post_id`;

/** The most viewed product of a kind, if the market has one. */
const citeSql = `
  INSERT INTO reply_product (reply_id, position, product_no)
  SELECT cited.reply_id, 1, found.product_no
  FROM json_to_recordset($1) cited (reply_id integer, kind text)
  CROSS JOIN LATERAL (
    SELECT product_no FROM product
    WHERE is_displayed AND NOT is_sold_out AND image_url LIKE '/img/' || cited.kind || '-%'
    ORDER BY view_count DESC, product_no LIMIT 1
  ) found`;

/** Moves all texts of the demo's own members forward to now, with the distances in between unchanged. */
async function wakeCommunity(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `WITH asleep AS (
       SELECT $1::timestamptz - interval '1 minute' - max(created_at) AS for
       FROM post WHERE member_id <= $2 AND post_id <= ${lastDemoNumber}
       HAVING max(created_at) < $1::timestamptz - interval '${silentFor}'
     ), moved_replies AS (
       UPDATE reply SET created_at = created_at + asleep.for FROM asleep
       WHERE member_id <= $2 AND reply_id <= ${lastDemoNumber}
     ), moved_likes AS (
       UPDATE post_like SET created_at = created_at + asleep.for FROM asleep WHERE member_id <= $2
     ), moved_clips AS (
       UPDATE post_clip SET created_at = created_at + asleep.for FROM asleep WHERE member_id <= $2
     ), moved_reply_likes AS (
       UPDATE reply_like SET created_at = created_at + asleep.for FROM asleep WHERE member_id <= $2
     ), moved_votes AS (
       UPDATE poll_vote SET voted_at = voted_at + asleep.for FROM asleep WHERE member_id <= $2
     )
     UPDATE post
     SET created_at = created_at + asleep.for,
         closes_at = closes_at + asleep.for,
         board_date = CASE WHEN kind = 'daily' THEN ((created_at + asleep.for) AT TIME ZONE 'Asia/Seoul')::date END
     FROM asleep WHERE member_id <= $2 AND post_id <= ${lastDemoNumber}`,
    [now, nicknames.length],
  );
}
