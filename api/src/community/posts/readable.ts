import type { Author, Board } from '@jangteo/contract';
import { jsonObject } from '../../platform/database/json-object.ts';

export type PostKind = 'board' | 'daily' | 'qna' | 'survey';

/** Surveys appear on the dashboard, too, so its calls accept them; only the survey's own calls return the poll. */
export const kindsOf: Record<Board, readonly PostKind[]> = {
  dashboard: ['board', 'daily', 'survey'],
  qna: ['qna'],
  survey: ['survey'],
};

/** The board of a post; the statement has `post`. */
export const boardOfPost = `CASE WHEN post.kind IN ('qna', 'survey') THEN post.kind ELSE 'dashboard' END`;

/** Neither deleted nor hidden, in the words of the partial indexes. */
export const isReadable = (table: string): string => `${table}.hidden_at IS NULL AND ${table}.deleted_at IS NULL`;

/** What is left of the texts of a post that was deleted long ago, and of the replies to it. */
export const emptiedText = '삭제된 글';

/**
 * The members whom the viewer has blocked. `viewer` may be null, for a visitor. As an array, they are looked up once and
 * not for each row.
 */
export const blockedBy = (viewer: string): string =>
  `ARRAY(SELECT blocked_id FROM member_block WHERE member_id = ${viewer})`;

/** False for rows of members whom the viewer has blocked. */
export const isShownTo = (viewer: string, table: string): string => `${table}.member_id <> ALL (${blockedBy(viewer)})`;

export const authorOf = (member: string): string =>
  jsonObject<Author>({
    memberId: `${member}.member_id`,
    nickname: `${member}.nickname`,
    level: `${member}.level`,
  });
