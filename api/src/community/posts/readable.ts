import type { Author, Board } from '@jangteo/contract';
import { jsonObject } from '../../platform/database/json-object.ts';

export type PostKind = 'board' | 'daily' | 'qna' | 'survey';

/** A survey is shown where posts are, so that the dashboard's calls know it too; only its own know how to ask. */
export const kindsOf: Record<Board, readonly PostKind[]> = {
  dashboard: ['board', 'daily', 'survey'],
  qna: ['qna'],
  survey: ['survey'],
};

/** The board of a post; needs `post` in the statement. */
export const boardOfPost = `CASE WHEN post.kind IN ('qna', 'survey') THEN post.kind ELSE 'dashboard' END`;

/** Neither deleted nor hidden. Written as the indexes have it. */
export const isReadable = (table: string): string => `${table}.hidden_at IS NULL AND ${table}.deleted_at IS NULL`;

/**
 * Whom a member has blocked, the member does not see. `viewer` may be null: a visitor has blocked nobody. As an array, who
 * that is is looked up once and not for each row.
 */
export const isShownTo = (viewer: string, table: string): string =>
  `${table}.member_id <> ALL (ARRAY(SELECT blocked_id FROM member_block WHERE member_id = ${viewer}))`;

/** Posts that anybody may read on the dashboard. */
export const onDashboard = "post.kind IN ('board', 'daily')";

export const authorOf = (member: string): string =>
  jsonObject<Author>({
    memberId: `${member}.member_id`,
    nickname: `${member}.nickname`,
    level: `${member}.level`,
  });
