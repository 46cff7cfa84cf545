// Decision: docs/decisions/2026-11-20-likes-are-counted-by-the-database.md

import { lockMember } from '../members/member-lock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors.ts';
import type { LikeTarget } from './like-targets.ts';

interface Like {
  memberId: number;
  id: number;
  limit: number;
  now: Date;
  userEventData?: object | undefined;
}

export interface LikeResult {
  isLike: boolean;
  likeCount: number;
}

/** A like that exists already is never refused. */
export async function like(database: Database, target: LikeTarget, wanted: Like): Promise<LikeResult> {
  const { isShown, isLiked } = await look(database, target, wanted);
  if (!isShown) throw new ApiError('noData');
  if (!isLiked) await inTransaction(database, (transaction) => likeOnce(transaction, target, wanted));
  return { isLike: true, likeCount: await countLikes(database, target, wanted.id) };
}

/** Likes of one member run one after another, so the limit holds; another request may have added this one meanwhile. */
async function likeOnce(transaction: Queries, target: LikeTarget, wanted: Like): Promise<void> {
  await lockMember(transaction, wanted.memberId);
  const { isLiked, likes } = await look(transaction, target, wanted);
  if (isLiked) return;
  if (likes >= wanted.limit) await makeRoom(transaction, target, wanted);
  await add(transaction, target, wanted);
}

interface LikeState {
  isShown: boolean;
  isLiked: boolean;
  /** The number of the member's likes. */
  likes: number;
}

const lookSql = ({ likes, id, shown }: LikeTarget) => `
  SELECT $2 IN (${shown} AND ${id} = $2) AS "isShown",
         EXISTS (SELECT FROM ${likes} WHERE member_id = $1 AND ${id} = $2) AS "isLiked",
         (SELECT count(*)::integer FROM ${likes} WHERE member_id = $1) AS likes`;

async function look(transaction: Queries, target: LikeTarget, { memberId, id }: Like): Promise<LikeState> {
  const [found] = await transaction.query<LikeState>(lookSql(target), [memberId, id]);
  return found ?? { isShown: false, isLiked: false, likes: 0 };
}

/** Members cannot see, and so cannot remove, likes of what is no longer displayed: the oldest of these makes room. */
const makeRoomSql = ({ likes, id, shown }: LikeTarget) => `
  DELETE FROM ${likes}
  WHERE member_id = $1 AND ${id} = (
    SELECT ${id} FROM ${likes}
    WHERE member_id = $1 AND ${id} NOT IN (${shown} AND ${id} IN (SELECT ${id} FROM ${likes} WHERE member_id = $1))
    ORDER BY liked_at, ${id}
    LIMIT 1
  )
  RETURNING ${id}`;

async function makeRoom(transaction: Queries, target: LikeTarget, { memberId, limit }: Like): Promise<void> {
  const gone = await transaction.query(makeRoomSql(target), [memberId]);
  if (gone.length > 0) return;
  const most = `${limit.toLocaleString('ko-KR')}${target.unit}`;
  throw new ApiError(target.limitError, {
    message: `${target.noun} ${most}까지 찜할 수 있어요. 찜 목록을 정리한 뒤 다시 시도해 주세요.`,
  });
}

async function add(transaction: Queries, { likes, id }: LikeTarget, { memberId, now, userEventData, ...wanted }: Like) {
  const said = userEventData ? ', user_event_data' : '';
  const sql = `INSERT INTO ${likes} (member_id, ${id}, liked_at${said}) VALUES ($1, $2, $3${said && ', $4'})`;
  const values = [memberId, wanted.id, now, ...(userEventData ? [JSON.stringify(userEventData)] : [])];
  await transaction.query(sql, values);
}

const countSql = ({ table, id }: LikeTarget) => `SELECT like_count AS "likeCount" FROM ${table} WHERE ${id} = $1`;

async function countLikes(database: Queries, target: LikeTarget, id: number): Promise<number> {
  const [row] = await database.query<{ likeCount: number }>(countSql(target), [id]);
  return row?.likeCount ?? 0;
}

const removeSql = ({ likes, id }: LikeTarget) => `DELETE FROM ${likes} WHERE member_id = $1 AND ${id} = $2`;

/** Succeeds for ids that were never liked or no longer exist, too: they are not liked afterwards. */
export async function unlike(database: Queries, target: LikeTarget, memberId: number, id: number): Promise<LikeResult> {
  await database.query(removeSql(target), [memberId, id]);
  return { isLike: false, likeCount: await countLikes(database, target, id) };
}
