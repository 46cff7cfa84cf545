import { writeAudit } from '../../src/platform/audit.ts';
import type { Queries } from '../../src/platform/database/database.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { ApiError } from '../../src/platform/errors.ts';
import { lockAccount } from '../../src/stars/account.ts';
import { grantStars } from '../../src/stars/grant.ts';
import { takeBack } from '../../src/stars/ledger/take-back.ts';
import { maintainStars } from '../../src/stars/upkeep/maintain-stars.ts';
import { reconcileStars } from '../../src/stars/upkeep/reconcile.ts';
import { type Command, OpsProblem, reasonOf, wholeNumber } from '../command.ts';
import { koreanMoment } from '../korean-moment.ts';
import { tableOf } from '../table.ts';

const mostStars = 100_000;
const keyPattern = /^[\p{L}\p{N}._:-]{1,100}$/u;

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
    const reason = reasonOf(option('reason'), 2);
    const grantKey = option('key');
    if (!keyPattern.test(grantKey)) throw new OpsProblem("--key는 'event-12'처럼 빈칸 없이 100자까지 적어 주세요.");
    const ledgerId = await inTransaction(database, async (transaction) => {
      const given = await grantStars(transaction, { memberId, stars, grantKey, reason, now }).catch((error) => {
        throw error instanceof ApiError ? new OpsProblem(`회원 ${memberId}이(가) 없거나 탈퇴했습니다.`) : error;
      });
      if (!given) await refuseOther(transaction, { memberId, grantKey, stars });
      const details = { ledgerId: given, stars, reason, key: grantKey };
      if (given) await writeAudit(transaction, { actor, act: 'stars grant', subject: `member:${memberId}`, details });
      return given;
    });
    print(
      ledgerId
        ? `${stars}별을 드렸습니다. 거두려면: pnpm ops stars reverse ${ledgerId}`
        : '이미 드린 별입니다. 아무것도 바뀌지 않았습니다.',
    );
  },
};

const grantedSql = `
  SELECT delta FROM star_ledger WHERE member_id = $1 AND rule = 'grant' AND source_type = 'operator' AND source_id = $2`;

/** The same key for a different grant is a mistake, not a repetition. */
async function refuseOther(
  transaction: Queries,
  { memberId, grantKey, stars }: { memberId: number; grantKey: string; stars: number },
): Promise<void> {
  const [granted] = await transaction.query<{ delta: number }>(grantedSql, [memberId, grantKey]);
  if (granted?.delta === stars) return;
  throw new OpsProblem(`'${grantKey}'(으)로 ${granted?.delta}별을 이미 드렸습니다. 다른 --key가 필요합니다.`);
}

const listSql = `
  SELECT ledger_id::text AS "ledgerId", at, title, delta, balance_after AS balance, coalesce(reason, '') AS reason
  FROM star_ledger
  JOIN star_rule USING (rule)
  WHERE member_id = $1
  ORDER BY ledger_id DESC
  LIMIT 50`;

interface Entry {
  ledgerId: string;
  at: string;
  title: string;
  delta: number;
  balance: number;
  reason: string;
}

const list: Command = {
  name: 'stars list',
  words: ['회원 번호'],
  summary: '회원의 별 내역, 최근 것부터 50개',
  run: async ({ words: [number] }, { database, print }) => {
    const entries = await database.query<Entry>(listSql, [wholeNumber('회원 번호', number)]);
    if (entries.length === 0) throw new OpsProblem(`회원 ${number}의 내역이 없습니다.`);
    const rows = entries.map(({ ledgerId, at, title, delta, balance, reason }) => [
      ...[ledgerId, koreanMoment(at), title, delta > 0 ? `+${delta}` : delta, balance, reason],
    ]);
    for (const row of tableOf(['내역', '때', '무엇', '별', '잔액', '이유'], rows)) print(row);
  },
};

const entrySql = `
  SELECT member_id AS "memberId", delta FROM star_ledger
  WHERE ledger_id = $1 AND delta > 0 AND rule NOT IN ('exchangeReturn', 'reversalReturn')`;

const reverse: Command = {
  name: 'stars reverse',
  words: ['내역 번호'],
  options: { reason: { value: '회원에게 보일 이유', isNeeded: true } },
  summary: '드린 별 거두기. 이미 쓴 별은 거두지 못하고 남은 만큼만 거둡니다.',
  run: async ({ words: [number], option }, { database, actor, now, print }) => {
    const ledgerId = String(wholeNumber('내역 번호', number));
    const reason = reasonOf(option('reason'), 2);
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

const upkeep: Command = {
  name: 'stars upkeep',
  summary: '10분마다 저절로 하는 일을 지금: 사라질 별 정리와 알림, 자동 전환, 잔액 검사. 되풀이해도 안전합니다.',
  run: async (_, { database, now, print }) => {
    const report = (...values: unknown[]) => print(String(values.at(-1)));
    await maintainStars({ database, now, log: { warn: report, error: report } });
    print('별을 정리했습니다.');
  },
};

export const starCommands: readonly Command[] = [grant, list, reverse, upkeep, reconcile];
