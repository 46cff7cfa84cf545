import type { Queries } from '../platform/database/database.ts';
import { stillMember } from '../platform/still-member.ts';

export interface StarAccount {
  memberId: number;
  balance: number;
  lifetimeStars: number;
  level: number;
  /** False for banned, withdrawn and unfinished members. */
  mayEarn: boolean;
  attendedOn: string | null;
  streak: number;
  isFrozen: boolean;
  /** True while its member withdraws: no exchange may begin. */
  isClosing: boolean;
}

const lockSql = `
  SELECT account.member_id AS "memberId", balance, lifetime_stars AS "lifetimeStars", level,
         NOT is_banned(banned_at, ban_ends_at, $2) AND withdrawn_at IS NULL AND agreed_at IS NOT NULL AS "mayEarn",
         attended_on::text AS "attendedOn", attended_in_row AS "streak", frozen_at IS NOT NULL AS "isFrozen",
         coalesce(closes_until > $2, false) AS "isClosing"
  FROM star_account account
  JOIN member USING (member_id)
  WHERE account.member_id = $1
  FOR UPDATE OF account`;

const createSql = `
  INSERT INTO star_account (member_id)
  SELECT member_id FROM ${stillMember('$1')} m
  ON CONFLICT DO NOTHING`;

/** Every change of a balance locks the account first. Undefined for a member who has withdrawn. */
export async function lockAccount(
  transaction: Queries,
  memberId: number,
  now = new Date(),
): Promise<StarAccount | undefined> {
  const [account] = await transaction.query<StarAccount>(lockSql, [memberId, now]);
  if (account) return account;
  await transaction.query(createSql, [memberId]);
  const [opened] = await transaction.query<StarAccount>(lockSql, [memberId, now]);
  return opened;
}

const holdSql = 'SELECT FROM star_account WHERE member_id = $1 FOR UPDATE';

/** Locks the account of a member who withdraws, if there is one: opening one would wait for others who do so. */
export const holdAccount = (transaction: Queries, memberId: number): Promise<unknown> =>
  transaction.query(holdSql, [memberId]);

/** A withdrawal takes a few seconds. One that is broken off by a crash must not keep the account closed. */
const closingMs = 30_000;

const closeSql = 'UPDATE star_account SET closes_until = $2 WHERE member_id = $1';

/** Waits for an exchange that begins just now. From then on none begins, until the account is reopened or has gone. */
export const closeAccount = (transaction: Queries, memberId: number, now: Date): Promise<unknown> =>
  transaction.query(closeSql, [memberId, new Date(now.getTime() + closingMs)]);

export const reopenAccount = (database: Queries, memberId: number): Promise<unknown> =>
  database.query(closeSql, [memberId, null]);

const openExchangeSql = 'SELECT FROM star_exchange WHERE member_id = $1 AND finished_at IS NULL LIMIT 1';

/** Whether stars of the member are on their way to the shop platform. */
export async function hasOpenExchange(database: Queries, memberId: number): Promise<boolean> {
  const [open] = await database.query(openExchangeSql, [memberId]);
  return open !== undefined;
}
