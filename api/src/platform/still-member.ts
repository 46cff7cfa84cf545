/**
 * SQL: the member of a parameter as a table, which waits for a withdrawal and has no row after it. What is written for a
 * member is inserted from it, so that a withdrawal finds nothing added behind its back.
 */
export const stillMember = (parameter: string): string =>
  `(SELECT member_id FROM member WHERE member_id = ${parameter} AND withdrawn_at IS NULL FOR KEY SHARE)`;
