import { dayMs } from '@jangteo/contract/korean-day';
import { type Ban, banColumns } from '../../src/members/ban-status.ts';
import { writeAudit } from '../../src/platform/audit.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { type Command, type Ops, OpsProblem, reasonOf, wholeNumber } from '../command.ts';
import { koreanMoment } from '../korean-moment.ts';
import { tableOf } from '../table.ts';

const banSql = `
  UPDATE member
  SET ban_message = $2, banned_at = CASE WHEN $2::text IS NULL THEN NULL ELSE $3::timestamptz END, ban_ends_at = $4
  WHERE member_id = $1 AND withdrawn_at IS NULL
  RETURNING nickname`;

interface NewBan {
  message: string;
  /** Null for a ban without an end. */
  endsAt: Date | null;
}

/** Null ends the ban. */
async function setBan({ database, actor, now }: Ops, memberId: number, ban: NewBan | null): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const [member] = await transaction.query<{ nickname: string }>(banSql, [
      ...[memberId, ban?.message ?? null, now, ban?.endsAt ?? null],
    ]);
    if (!member) throw new OpsProblem(`회원 ${memberId}이(가) 없거나 탈퇴했습니다.`);
    const act = ban ? 'ban' : 'unban';
    await writeAudit(transaction, { actor, act, subject: `member:${memberId}`, details: { ...ban } });
    return member.nickname;
  });
}

const longestBanDays = 365;

const ban: Command = {
  name: 'ban',
  words: ['회원 번호'],
  options: { message: { value: '회원에게 보일 이유', isNeeded: true }, days: { value: '며칠 동안' } },
  summary: '이용 제한: 둘러볼 수만 있고 글쓰기, 찜, 투표, 전환은 할 수 없습니다. --days가 없으면 기한이 없습니다.',
  run: async ({ words: [number], option, has }, ops) => {
    const message = reasonOf(option('message'), 5);
    const days = has('days') ? wholeNumber('--days', option('days')) : null;
    if (days !== null && days > longestBanDays) {
      throw new OpsProblem(`--days: ${longestBanDays}일까지 정할 수 있습니다. 더 오래 제한하려면 --days를 빼 주세요.`);
    }
    const endsAt = days === null ? null : new Date(ops.now.getTime() + days * dayMs);
    const nickname = await setBan(ops, wholeNumber('회원 번호', number), { message, endsAt });
    const until = endsAt ? `${koreanMoment(endsAt.toISOString())}까지` : '기한 없이';
    ops.print(`${nickname} 님의 이용을 ${until} 제한했습니다.`);
  },
};

const unban: Command = {
  name: 'unban',
  words: ['회원 번호'],
  summary: '이용 제한 풀기',
  run: async ({ words: [number] }, ops) =>
    ops.print(`${await setBan(ops, wholeNumber('회원 번호', number), null)} 님의 이용 제한을 풀었습니다.`),
};

const membersSql = `
  SELECT member_id AS "memberId", nickname, role, level, coalesce(balance, 0) AS stars, created_at AS "createdAt",
         ${banColumns('$2')}
  FROM member
  LEFT JOIN star_account USING (member_id)
  WHERE withdrawn_at IS NULL AND position(lower($1) IN lower(nickname)) > 0
  ORDER BY lower(nickname) <> lower($1), nickname
  LIMIT 50`;

interface Found extends Ban {
  memberId: number;
  nickname: string;
  role: string;
  level: number;
  stars: number;
  createdAt: string;
}

const find: Command = {
  name: 'members',
  words: ['별명'],
  summary: '별명이나 그 일부로 회원 번호 찾기',
  run: async ({ words: [nickname = ''] }, { database, now, print }) => {
    const found = await database.query<Found>(membersSql, [nickname, now]);
    if (found.length === 0) throw new OpsProblem(`별명에 '${nickname}'이(가) 들어간 회원이 없습니다.`);
    const lines = found.map(({ memberId, nickname: name, role, level, stars, createdAt, banMessage }) => [
      ...[memberId, name, role === 'admin' ? '관리자' : '회원', level, stars, koreanMoment(createdAt), banMessage],
    ]);
    for (const line of tableOf(['회원', '별명', '역할', '레벨', '별', '가입', '이용 제한'], lines)) print(line);
  },
};

export const memberCommands: readonly Command[] = [find, ban, unban];
