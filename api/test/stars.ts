import { randomUUID } from 'node:crypto';
import type { Database } from '../src/platform/database/database.ts';
import { grantStars } from '../src/stars/grant.ts';
import { query } from './query.ts';

/** A new member, who has not signed in. */
export async function newMember(databaseUrl: string, nickname: string): Promise<number> {
  const [row] = await query<{ memberId: number }>(
    databaseUrl,
    'INSERT INTO member (nickname, agreed_at) VALUES ($1, now()) RETURNING member_id AS "memberId"',
    [nickname],
  );
  return row?.memberId ?? 0;
}

interface Stars {
  balance: number;
  lifetime: number;
  level: number;
  /** The sums of the ledger and of the lots: both must equal the balance. */
  ledger: number;
  lots: number;
}

export async function starsOf(databaseUrl: string, memberId: number): Promise<Stars | undefined> {
  const [row] = await query<Stars>(
    databaseUrl,
    `SELECT balance, lifetime_stars AS lifetime, level,
            (SELECT coalesce(sum(delta), 0)::integer FROM star_ledger l WHERE l.member_id = member.member_id) AS ledger,
            (SELECT coalesce(sum(stars_left), 0)::integer FROM star_lot l WHERE l.member_id = member.member_id) AS lots
     FROM star_account JOIN member USING (member_id) WHERE member_id = $1`,
    [memberId],
  );
  return row;
}

interface StarGift {
  memberId: number;
  stars: number;
  now: Date;
}

/** Gives stars as an operator's grant does, so that ledger and lots are written, too. */
export const giveStars = (database: Database, { memberId, stars, now }: StarGift): Promise<unknown> =>
  database.transaction((transaction) =>
    grantStars(transaction, { memberId, stars, grantKey: randomUUID(), reason: '시험', now }),
  );
