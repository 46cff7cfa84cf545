import { dayMs } from '@jangteo/contract/korean-day';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { koreanDayStart } from '../../platform/values/korean-time.ts';
import { normalised, reasonTexts } from './nickname-rules.ts';
import { findReason } from './validate-nickname.ts';

const changesAllowed = 2;
const daysCounted = 30;

interface NicknameState {
  nickName: string;
  /** The changes that still count, oldest first. */
  changes: string[];
}

const lockSql = `
  SELECT nickname AS "nickName", ARRAY(
    SELECT at FROM unnest(nickname_changed_at) at
    WHERE (at AT TIME ZONE 'Asia/Seoul')::date + ${daysCounted} > ($2::timestamptz AT TIME ZONE 'Asia/Seoul')::date
    ORDER BY at
  )::text[] AS changes
  FROM member
  WHERE member_id = $1 AND withdrawn_at IS NULL
  FOR NO KEY UPDATE`;

const changeSql = `
  UPDATE member SET nickname = $2, nickname_changed_at = array_append($3::timestamptz[], $4)
  WHERE member_id = $1`;

interface Change {
  memberId: number;
  wanted: string;
  now: Date;
}

export async function changeNickname(
  database: Database,
  { memberId, wanted, now }: Change,
): Promise<{ nickName: string; changesLeft: number }> {
  const nickName = normalised(wanted);
  return inTransaction(database, async (transaction) => {
    const { nickName: before, changes } = await lock(transaction, memberId, now);
    const changesLeft = changesAllowed - changes.length;
    if (nickName === before) return { nickName, changesLeft };
    if (changesLeft <= 0) throw limitError(changes, now);
    const reason = await findReason(transaction, memberId, nickName);
    if (reason) throw reasonError(reason);
    await transaction.query(changeSql, [memberId, nickName, changes, now]);
    return { nickName, changesLeft: changesLeft - 1 };
  }).catch((error) => {
    // Another member took the name between the check and the change.
    throw isTaken(error) ? reasonError('taken') : error;
  });
}

async function lock(transaction: Queries, memberId: number, now: Date): Promise<NicknameState> {
  const [names] = await transaction.query<NicknameState>(lockSql, [memberId, now]);
  if (!names) throw new ApiError('refreshExpired');
  return names;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'member_by_nickname';

const reasonError = (reason: keyof typeof reasonTexts) =>
  new ApiError('notMatched', { status: reason === 'taken' ? 409 : 400, message: reasonTexts[reason] });

function limitError(changes: string[], now: Date) {
  const next = nextChange(changes);
  const days = next ? Math.max(1, Math.ceil((next.getTime() - now.getTime()) / dayMs)) : daysCounted;
  return new ApiError('nicknameLimit', {
    message: `닉네임은 ${daysCounted}일에 ${changesAllowed}번까지 바꿀 수 있어요. ${days}일 뒤에 다시 바꿀 수 있어요.`,
  });
}

/** When the oldest change stops counting. The screens name the day: from its beginning on. */
function nextChange([oldest]: string[]): Date | undefined {
  return oldest === undefined ? undefined : koreanDayStart(new Date(new Date(oldest).getTime() + daysCounted * dayMs));
}

const changesSql = lockSql.replace('FOR NO KEY UPDATE', '');

/** How many changes the member has left. */
export async function findNicknameChanges(database: Queries, memberId: number, now: Date) {
  const [names] = await database.query<NicknameState>(changesSql, [memberId, now]);
  const changes = names?.changes ?? [];
  const changesLeft = Math.max(0, changesAllowed - changes.length);
  return { changesLeft, nextDt: changesLeft > 0 ? null : (nextChange(changes)?.toISOString() ?? null) };
}
