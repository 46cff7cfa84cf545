import { largestId } from '@jangteo/contract';
import { writeAudit } from '../../platform/audit.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { lockAccount } from '../account.ts';

/** The three sums of a member's stars, which must be equal. */
export interface StarSums {
  memberId: number;
  balance: number;
  ledger: number;
  lots: number;
}

export interface CheckedSums extends StarSums {
  isFrozen: boolean;
}

const sumsSql = `
  SELECT account.member_id AS "memberId", balance, frozen_at IS NOT NULL AS "isFrozen", ledger.sum AS ledger,
         lots.sum AS lots
  FROM (SELECT * FROM star_account WHERE member_id BETWEEN $1 AND $2 ORDER BY member_id LIMIT 500) account
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(delta), 0)::integer AS sum FROM star_ledger WHERE member_id = account.member_id
  ) ledger
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(stars_left), 0)::integer AS sum
    FROM star_lot WHERE member_id = account.member_id AND stars_left > 0
  ) lots
  ORDER BY account.member_id`;

const differs = ({ balance, ledger, lots }: StarSums): boolean => balance !== ledger || balance !== lots;

/** Yields the sums of all members, a part of them at a time. */
async function* readSums(queries: Queries, closing?: AbortSignal): AsyncGenerator<CheckedSums[]> {
  for (let next = 1; next <= largestId && !closing?.aborted; ) {
    const accounts = await queries.query<CheckedSums>(sumsSql, [next, largestId]);
    yield accounts;
    next = (accounts.at(-1)?.memberId ?? largestId) + 1;
  }
}

/** The members whose sums differ; nothing is frozen. */
export async function findMismatches(queries: Queries): Promise<CheckedSums[]> {
  const mismatches: CheckedSums[] = [];
  for await (const accounts of readSums(queries)) mismatches.push(...accounts.filter(differs));
  return mismatches;
}

/**
 * Checks balance = Σ ledger = Σ lots for every member. A mismatch freezes the member's exchange until the sums agree
 * again; everything else goes on.
 */
export async function reconcileStars(
  database: Database,
  now: Date,
  closing?: AbortSignal,
): Promise<{ checked: number; mismatches: StarSums[] }> {
  const mismatches: StarSums[] = [];
  let checked = 0;
  for await (const accounts of readSums(database, closing)) {
    checked += accounts.length;
    for (const account of accounts.filter((each) => differs(each) !== each.isFrozen)) {
      const settled = await inTransaction(database, (transaction) => settleFreeze(transaction, account.memberId, now));
      Object.assign(account, settled);
    }
    mismatches.push(...accounts.filter(differs).map(({ isFrozen: _, ...sums }) => sums));
  }
  return { checked, mismatches };
}

const freezeSql = 'UPDATE star_account SET frozen_at = $2 WHERE member_id = $1';

/** Compares again with the account locked, and freezes or unfreezes it. */
async function settleFreeze(transaction: Queries, memberId: number, now: Date): Promise<CheckedSums | undefined> {
  await lockAccount(transaction, memberId);
  const [account] = await transaction.query<CheckedSums>(sumsSql, [memberId, memberId]);
  if (!account || differs(account) === account.isFrozen) return account;
  const { isFrozen, balance, ledger, lots } = account;
  await transaction.query(freezeSql, [memberId, isFrozen ? null : now]);
  await writeAudit(transaction, {
    actor: 'reconciliation',
    act: isFrozen ? 'thaw-stars' : 'freeze-stars',
    subject: `member:${memberId}`,
    details: { balance, ledger, lots },
  });
  return { ...account, isFrozen: !isFrozen };
}
