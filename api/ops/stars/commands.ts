import { writeAudit } from '../../src/platform/audit.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { ApiError } from '../../src/platform/errors.ts';
import { grantStars } from '../../src/stars/grant.ts';
import { lockAccount } from '../../src/stars/ledger/account.ts';
import { takeBack } from '../../src/stars/ledger/take-back.ts';
import { reconcileStars } from '../../src/stars/upkeep/reconcile.ts';
import { type Command, OpsProblem, wholeNumber } from '../command.ts';
import { tableOf } from '../table.ts';

const mostStars = 100_000;

const grant: Command = {
  name: 'stars grant',
  words: ['회원 번호', '별'],
  options: {
    reason: { value: '회원에게 보일 이유', isNeeded: true },
    key: { value: '한 번만 드릴 것의 이름, 예: event-12', isNeeded: true },
  },
  summary: '별 드리기. 같은 --key로 다시 불러도 한 번만 드립니다.',
  run: async ({ words: [number, amount], option }, { database, actor, now, print }) => {
    const memberId = wholeNumber('회원 번호', number);
    const stars = wholeNumber('별', amount);
    if (stars > mostStars) throw new OpsProblem(`한 번에 ${mostStars.toLocaleString()}별까지 드릴 수 있습니다.`);
    const reason = option('reason');
    const grantKey = option('key');
    const isNew = await inTransaction(database, async (transaction) => {
      const isGiven = await grantStars(transaction, { memberId, stars, grantKey, reason, now }).catch((error) => {
        throw error instanceof ApiError ? new OpsProblem(`회원 ${memberId}이(가) 없거나 탈퇴했습니다.`) : error;
      });
      const details = { stars, reason, key: grantKey };
      if (isGiven) await writeAudit(transaction, { actor, act: 'stars grant', subject: `member:${memberId}`, details });
      return isGiven;
    });
    print(isNew ? `${stars}별을 드렸습니다.` : '이미 드린 별입니다. 아무것도 바뀌지 않았습니다.');
  },
};

const entrySql = `
  SELECT member_id AS "memberId", delta FROM star_ledger WHERE ledger_id = $1 AND delta > 0 AND rule <> 'exchangeReturn'`;

const reverse: Command = {
  name: 'stars reverse',
  words: ['내역 번호'],
  options: { reason: { value: '회원에게 보일 이유', isNeeded: true } },
  summary: '드린 별 거두기. 이미 쓴 별은 거두지 못하고 남은 만큼만 거둡니다.',
  run: async ({ words: [number], option }, { database, actor, now, print }) => {
    const ledgerId = String(wholeNumber('내역 번호', number));
    const reason = option('reason');
    const taken = await inTransaction(database, async (transaction) => {
      const [entry] = await transaction.query<{ memberId: number; delta: number }>(entrySql, [ledgerId]);
      if (!entry) throw new OpsProblem(`내역 ${ledgerId}은(는) 거둘 수 있는 적립이 아닙니다.`);
      const { memberId } = entry;
      const account = await lockAccount(transaction, memberId);
      if (!account) throw new OpsProblem(`회원 ${memberId}은(는) 탈퇴했습니다.`);
      const stars = await takeBack(transaction, account, { ledgerId, delta: entry.delta, reason, now });
      if (stars === undefined) return undefined;
      const details = { ledgerId, stars, reason };
      await writeAudit(transaction, { actor, act: 'stars reverse', subject: `member:${memberId}`, details });
      return stars;
    });
    print(taken === undefined ? '이미 거둔 내역입니다. 아무것도 바뀌지 않았습니다.' : `${taken}별을 거뒀습니다.`);
  },
};

const reconcile: Command = {
  name: 'reconcile',
  summary: '모든 회원의 잔액, 내역의 합, 남은 별의 합이 같은지 검사. 다르면 전환만 멈춥니다.',
  run: async (_, { database, now, print }) => {
    const { checked, mismatches } = await reconcileStars(database, now);
    const lines = mismatches.map(({ memberId, balance, ledger, lots }) => [memberId, balance, ledger, lots]);
    if (lines.length > 0) for (const line of tableOf(['회원', '잔액', '내역', '남은 별'], lines)) print(line);
    print(`회원 ${checked}명 가운데 ${mismatches.length}명이 맞지 않습니다.`);
  },
};

export const starCommands: readonly Command[] = [grant, reverse, reconcile];
