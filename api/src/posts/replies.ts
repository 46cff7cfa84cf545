import type { ChildReply, Reply } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';

const isReadable = (reply: string) => `${reply}.hidden_at IS NULL AND ${reply}.deleted_at IS NULL`;

const columns = `
  reply.reply_id AS "replyId", reply.like_count AS "likeCount", reply.created_at AS "regDt",
  CASE WHEN ${isReadable('reply')} THEN reply.body END AS body,
  reply.member_id = post.member_id AS "isPostAuthor",
  CASE WHEN ${isReadable('reply')} THEN
    json_build_object('memberId', member.member_id, 'nickname', member.nickname, 'level', member.level)
  END AS author`;

const tables = 'FROM reply JOIN post USING (post_id) JOIN member ON member.member_id = reply.member_id';

/** One that is gone keeps its place as long as an answer hangs on it. */
const firstLevel = `
  reply.post_id = $1 AND reply.parent_id IS NULL AND (${isReadable('reply')} OR EXISTS (
    SELECT FROM reply child WHERE child.parent_id = reply.reply_id AND ${isReadable('child')}
  ))`;

const listSql = `
  SELECT ${columns} ${tables}
  WHERE ${firstLevel}
  ORDER BY reply.created_at, reply.reply_id
  LIMIT $2 OFFSET $3`;

const childrenSql = `
  SELECT reply.parent_id AS "parentId", ${columns} ${tables}
  WHERE reply.parent_id = ANY($1) AND ${isReadable('reply')}
  ORDER BY reply.created_at, reply.reply_id`;

export async function findReplies(
  database: Database,
  postId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Reply[]> {
  const parents = await database.query<ChildReply>(listSql, [postId, limit, offset]);
  const ids = parents.map(({ replyId }) => replyId);
  const children = await database.query<ChildReply & { parentId: number }>(childrenSql, [ids]);
  const byParent = Map.groupBy(children, ({ parentId }) => parentId);
  return parents.map((parent) => ({ ...parent, children: byParent.get(parent.replyId) ?? [] }));
}

const countSql = `SELECT count(*)::integer AS count FROM reply WHERE ${firstLevel}`;

/** Of the first level, by which they are paged. */
export async function countReplies(database: Database, postId: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(countSql, [postId]);
  return row?.count ?? 0;
}
