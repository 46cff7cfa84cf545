import type { Poll } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { jsonObject } from '../../platform/database/json-object.ts';

const option = jsonObject<Poll['options'][number]>({
  optionId: 'option_id',
  text: 'text',
  voteCount: 'CASE WHEN is_closed OR is_voted THEN vote_count END',
  voteRate: 'CASE WHEN is_closed OR is_voted THEN round(100.0 * vote_count / greatest(1, voter_count))::integer END',
  isMine: `EXISTS (
    SELECT FROM poll_choice c WHERE c.post_id = poll.post_id AND c.option_id = o.option_id AND c.member_id = $2
  )`,
});

const pollSql = `
  WITH poll AS (
    SELECT post_id, closes_at, is_multiple, voter_count, closes_at <= $3 AS is_closed,
           EXISTS (SELECT FROM poll_vote v WHERE v.post_id = post.post_id AND v.member_id = $2) AS is_voted
    FROM post WHERE post_id = $1
  )
  SELECT closes_at AS "closeDt", is_closed AS "isClosed", is_multiple AS "isMultiple", voter_count AS "voterCount", (
    SELECT json_agg(${option} ORDER BY position)
    FROM poll_option o WHERE o.post_id = poll.post_id
  ) AS options
  FROM poll`;

/** The poll of a survey. Counts are returned to members who have voted, and to everyone once it has closed. */
export async function findPoll(
  database: Queries,
  postId: number,
  viewer: number | null,
  now: Date,
): Promise<Poll | null> {
  const [poll] = await database.query<Poll>(pollSql, [postId, viewer, now]);
  return poll ?? null;
}
