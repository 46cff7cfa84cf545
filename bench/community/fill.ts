import { dayMs, koreanDay } from '@jangteo/contract/korean-day';
import pg from 'pg';
import { makeMembers } from '../../demo/community/members.ts';
import { insertRows } from '../../demo/insert.ts';
import { randomFor } from '../../demo/random.ts';
import { makeText } from './texts.ts';

const oldestDays = 730;
const members = 50_000;
/** Few give most likes, clips and replies. */
const busiestMembers = 300;
const postsPerStatement = 10_000;

/** Fills the empty, migrated database with a community of this size. The counts of posts need not have all their rows. */
export async function fillCommunity(
  databaseUrl: string,
  { size, now, progress }: { size: number; now: Date; progress: (text: string) => void },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await insertRows(client, 'member', manyMembers(now));
    await client.query('ALTER TABLE post DISABLE TRIGGER USER');
    for (let first = 1; first <= size; first += postsPerStatement) {
      const count = Math.min(postsPerStatement, size - first + 1);
      await insertRows(
        client,
        'post',
        Array.from({ length: count }, (_, n) => makePost(first + n, size, now)),
      );
      progress(`${(first + count - 1).toLocaleString()} posts`);
    }
    await client.query('ALTER TABLE post ENABLE TRIGGER USER');
    progress('pictures, replies, likes, votes');
    await client.query(besidePostsSql);
    progress('lists and search');
    await client.query('SELECT index_all_posts()');
    progress('statistics');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

function manyMembers(now: Date) {
  const [first] = makeMembers(0, now);
  return Array.from({ length: members }, (_, n) => ({ ...first, member_id: n + 1, nickname: `이웃${n + 1}` }));
}

/** The oldest has the lowest number; there are ever more of them. */
function makePost(postId: number, size: number, now: Date) {
  const random = randomFor('bench', postId);
  const age = oldestDays * (1 - (postId - 0.5) / size) ** 1.5 * dayMs;
  const created = new Date(now.getTime() - age);
  const kind = kindOf(random.next());
  // A like for many, a thousand for a few; what was just written has not been seen yet.
  const likes = Math.min(5_000, Math.floor(Math.min(1, age / dayMs) * (random.next() ** -0.8 - 1)));
  const replies = Math.floor(likes * random.next() * 0.6);
  return {
    post_id: postId,
    kind,
    ...makeText(kind, postId),
    member_id: 1 + Math.floor(members * random.next() ** 2),
    board_date: kind === 'daily' ? koreanDay(created) : null,
    closes_at: kind === 'survey' ? new Date(created.getTime() + random.between(1, 20) * dayMs) : null,
    like_count: likes,
    reply_count: replies,
    replier_count: replies,
    clip_count: Math.floor(likes * random.next() * 0.3),
    view_count: likes * random.between(5, 30) + random.between(0, 50),
    created_at: created,
    hidden_at: random.chance(0.005) ? now : null,
    deleted_at: random.chance(0.03) ? now : null,
  };
}

function kindOf(chance: number) {
  if (chance < 0.68) return 'board';
  if (chance < 0.83) return 'daily';
  return chance < 0.98 ? 'qna' : 'survey';
}

const besidePostsSql = `
  ALTER TABLE reply DISABLE TRIGGER USER;
  ALTER TABLE post_like DISABLE TRIGGER USER;
  ALTER TABLE post_clip DISABLE TRIGGER USER;
  INSERT INTO post_image (post_id, position, image_url, width, height)
  SELECT post_id, position, '/img/apple-1', 640, 640
  FROM post CROSS JOIN generate_series(1, post_id % 4) position
  WHERE kind <> 'survey' AND post_id % 3 = 0;
  INSERT INTO reply (post_id, post_member_id, member_id, body, created_at)
  SELECT post_id, member_id, 1 + abs(hashint4(post_id * 7 + n)) % CASE n WHEN 1 THEN ${busiestMembers} ELSE ${members} END,
         '저도 그렇게 해 봐야겠어요. 고맙습니다.', created_at + n * interval '1 minute'
  FROM post CROSS JOIN generate_series(1, least(reply_count, 5)) n;
  INSERT INTO post_like (post_id, member_id, created_at)
  SELECT post_id, member_id, created_at + interval '2 minutes'
  FROM (SELECT post_id, created_at, abs(hashint4(post_id)) AS random FROM post WHERE like_count > 0) liked
  CROSS JOIN LATERAL (VALUES (1 + random % ${busiestMembers}), (${busiestMembers} + 1 + random % ${members - busiestMembers})) giver (member_id);
  INSERT INTO post_clip (post_id, member_id, created_at)
  SELECT post_id, 1 + abs(hashint4(post_id)) % ${busiestMembers}, created_at + interval '3 minutes' FROM post WHERE clip_count > 0;
  UPDATE post SET accepted_reply_id = answer.reply_id
  FROM (SELECT post_id, min(reply_id) AS reply_id FROM reply GROUP BY post_id) answer
  WHERE post.post_id = answer.post_id AND post.kind = 'qna' AND post.post_id % 2 = 0;
  INSERT INTO poll_option (post_id, position, text, vote_count)
  SELECT post_id, position, position || '번', 10 FROM post CROSS JOIN generate_series(1, 3) position WHERE kind = 'survey';
  INSERT INTO question_runs (post_id, runs)
  SELECT post_id, runs_of_question(title || left(body, 60)) FROM post WHERE kind = 'qna';
  SELECT setval(pg_get_serial_sequence('post', 'post_id'), max(post_id)) FROM post;
  SELECT setval(pg_get_serial_sequence('member', 'member_id'), ${members});
  ALTER TABLE reply ENABLE TRIGGER USER;
  ALTER TABLE post_like ENABLE TRIGGER USER;
  ALTER TABLE post_clip ENABLE TRIGGER USER`;
