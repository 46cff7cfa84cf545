// Decision: docs/decisions/2026-11-29-what-is-done-already-is-answered-as-done.md

import { timingSafeEqual } from 'node:crypto';
import type { CellphoneAccount } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { maskCellphone } from '../mask.ts';
import { lockMember } from '../member-lock.ts';
import { findOtherAccounts } from './accounts.ts';
import { hashOfCode } from './code-hash.ts';
import { keepReplaced } from './undo-change.ts';

const triesPerCode = 5;

interface Change {
  memberId: number;
  cellphone: string;
  code: string;
  now: Date;
}

type Outcome = 'changed' | 'outdated' | 'exhausted' | { triesLeft: number };

export async function changeCellphone(
  services: Services,
  change: Change,
): Promise<{ maskedCellphone: string; otherAccounts: CellphoneAccount[] }> {
  const { database } = services;
  // A wrong code is counted, so the transaction commits before the failure is thrown.
  const outcome = await inTransaction(database, (transaction) => tryCode(transaction, services, change));
  if (outcome !== 'changed') throw failureOf(outcome);
  const { cellphone, memberId } = change;
  return {
    maskedCellphone: maskCellphone(cellphone) ?? '',
    otherAccounts: await findOtherAccounts(database, memberId),
  };
}

/**
 * Only the newest code sent to the number is valid, and for one change. While the number stays, the change may be repeated:
 * its reply may have been lost.
 */
const lastCodeSql = `
  SELECT phone_code_id AS id, code_hash AS "codeHash", wrong_tries AS "wrongTries", used_at IS NOT NULL AS "isUsed",
         expires_at > $3 AND (used_at IS NULL OR member.cellphone = $2) AS "isOpen"
  FROM phone_code
  JOIN member USING (member_id)
  WHERE member_id = $1 AND phone_code.cellphone = $2
  ORDER BY sent_at DESC, phone_code_id DESC
  LIMIT 1`;

interface LastCode {
  id: number;
  codeHash: string;
  wrongTries: number;
  isUsed: boolean;
  isOpen: boolean;
}

const wrongSql = 'UPDATE phone_code SET wrong_tries = wrong_tries + 1 WHERE phone_code_id = $1';
const usedSql = 'UPDATE phone_code SET used_at = $2 WHERE phone_code_id = $1';
const changeSql = 'UPDATE member SET cellphone = $2 WHERE member_id = $1';

async function tryCode(
  transaction: Queries,
  { keys }: Services,
  { memberId, cellphone, code, now }: Change,
): Promise<Outcome> {
  await lockMember(transaction, memberId);
  const [last] = await transaction.query<LastCode>(lastCodeSql, [memberId, cellphone, now]);
  if (!last?.isOpen) return 'outdated';
  if (last.wrongTries >= triesPerCode) return 'exhausted';
  const sent = { memberId, cellphone, code };
  if (!keys.accepted.some((keySet) => isSame(last.codeHash, hashOfCode(keySet, sent)))) {
    await transaction.query(wrongSql, [last.id]);
    return { triesLeft: triesPerCode - last.wrongTries - 1 };
  }
  if (last.isUsed) return 'changed';
  await transaction.query(usedSql, [last.id, now]);
  await keepReplaced(transaction, { memberId, now, cellphone });
  await transaction.query(changeSql, [memberId, cellphone]);
  return 'changed';
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function failureOf(outcome: Exclude<Outcome, 'changed'>): ApiError {
  if (outcome === 'outdated') {
    return new ApiError('notMatched', { message: '인증번호의 유효 시간이 지났어요. 인증번호를 다시 받아 주세요.' });
  }
  if (outcome === 'exhausted' || outcome.triesLeft === 0) {
    const message = '인증번호를 여러 번 잘못 입력했어요. 인증번호를 다시 받아 주세요.';
    return new ApiError('outOfRange', { status: 429, message });
  }
  return new ApiError('notMatched', {
    message: `인증번호가 맞지 않아요. ${outcome.triesLeft}번 더 입력할 수 있어요.`,
  });
}
