import type { ToastItem } from '@jangteo/contract';
import { starRules } from '@jangteo/contract/star-rules';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { runOnce } from '../../platform/idempotency.ts';
import { lockAccount } from '../account.ts';
import { expireLots } from '../ledger/expire.ts';
import { StarMismatch } from '../ledger/lots.ts';
import { countOf } from '../toasts.ts';
import { holdStars } from './hold.ts';
import { findToday } from './terms.ts';

const { exchangeMin, exchangeUnit, starsPerPoint } = starRules;

interface ExchangeRequest {
  memberId: number;
  stars: number;
  requestKey: string;
  now: Date;
}

interface HeldExchange {
  exchangeId: number;
  status: 'HELD';
}

/** The reply data, and the toasts: none for a repeated request. */
export async function requestExchange(
  database: Database,
  request: ExchangeRequest,
): Promise<{ answer: HeldExchange; toastItems: ToastItem[] }> {
  const { memberId, stars, requestKey } = request;
  try {
    return await inTransaction(database, async (transaction) => {
      let toastItems: ToastItem[] = [];
      const keyed = { memberId, requestKey, request: { call: 'exchange', stars } };
      const answer = await runOnce(transaction, keyed, async () => {
        const exchangeId = (await findOld(transaction, request)) ?? (await exchange(transaction, request));
        toastItems = [requestedToast(stars / starsPerPoint)];
        return { exchangeId, status: 'HELD' as const };
      });
      return { answer, toastItems };
    });
  } catch (error) {
    throw error instanceof StarMismatch ? frozenError() : error;
  }
}

const oldSql = 'SELECT exchange_id AS "exchangeId", stars FROM star_exchange WHERE member_id = $1 AND request_key = $2';

/** Idempotency records are kept for days, exchanges for good: a repeated key finds its exchange also later. */
async function findOld(transaction: Queries, { memberId, requestKey, stars }: ExchangeRequest) {
  const [old] = await transaction.query<{ exchangeId: number; stars: number }>(oldSql, [memberId, requestKey]);
  if (old && old.stars !== stars) throw new ApiError('notMatched', { field: 'requestKey' });
  return old?.exchangeId;
}

async function exchange(transaction: Queries, { memberId, stars, requestKey, now }: ExchangeRequest): Promise<number> {
  if (stars < exchangeMin) throw refused(`${countOf(exchangeMin)}부터 전환할 수 있어요.`);
  if (stars % exchangeUnit !== 0) throw refused(`${countOf(exchangeUnit)} 단위로 전환할 수 있어요.`);
  const account = await lockAccount(transaction, memberId, now);
  if (!account) throw new ApiError('refreshExpired');
  if (account.isFrozen) throw frozenError();
  if (account.isClosing) throw refused('탈퇴를 처리하고 있어 별을 전환할 수 없어요.');
  await expireLots(transaction, account, now);
  if (stars > account.balance) throw refused('가진 별보다 많이 전환할 수 없어요.');
  const { todayLeft } = await findToday(transaction, memberId, now);
  if (stars > todayLeft) throw refused(`오늘은 ${countOf(todayLeft)}까지 더 전환할 수 있어요.`);
  return holdStars(transaction, account, { requestKey, stars, isAuto: false, now });
}

const refused = (message: string) => new ApiError('outOfRange', { status: 409, message });

const frozenError = () =>
  new ApiError('unsupported', {
    status: 409,
    message: '별 내역을 확인하고 있어 전환을 잠시 멈췄어요. 고객센터로 문의해 주세요.',
  });

const requestedToast = (points: number): ToastItem => ({
  isSuccess: true,
  startPhrase: '적립금',
  pointPhrase: `${points.toLocaleString('ko-KR')}원`,
  endPhrase: '전환을 신청했어요',
});
