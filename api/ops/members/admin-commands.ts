import { writeAudit } from '../../src/platform/audit.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { type Command, OpsProblem, wholeNumber } from '../command.ts';
import { koreanMoment } from '../korean-moment.ts';
import { tableOf } from '../table.ts';

type Role = 'member' | 'admin';

interface Candidate {
  nickname: string;
  role: Role;
  /** Why this member cannot be an admin now. */
  hindrance: string | null;
}

const candidateSql = `
  SELECT nickname, role,
         CASE WHEN agreed_at IS NULL THEN '가입을 마치지 않았습니다'
              WHEN is_banned(banned_at, ban_ends_at, $2) THEN '이용이 제한되어 있습니다' END AS hindrance
  FROM member
  WHERE member_id = $1 AND withdrawn_at IS NULL
  FOR NO KEY UPDATE`;

const roleSql = 'UPDATE member SET role = $2 WHERE member_id = $1';

interface Change {
  name: string;
  role: Role;
  summary: string;
  done: string;
  alreadyDone: string;
}

const roleCommand = ({ name, role, summary, done, alreadyDone }: Change): Command => ({
  name,
  words: ['회원 번호'],
  summary,
  run: async ({ words: [number] }, { database, actor, now, print }) => {
    const memberId = wholeNumber('회원 번호', number);
    const { nickname, isChanged } = await inTransaction(database, async (transaction) => {
      const [member] = await transaction.query<Candidate>(candidateSql, [memberId, now]);
      if (!member) throw new OpsProblem(`회원 ${memberId}이(가) 없거나 탈퇴했습니다.`);
      if (member.role === role) return { nickname: member.nickname, isChanged: false };
      if (role === 'admin' && member.hindrance) {
        throw new OpsProblem(`회원 ${memberId}은(는) 관리자가 될 수 없습니다: ${member.hindrance}.`);
      }
      await transaction.query(roleSql, [memberId, role]);
      await writeAudit(transaction, { actor, act: name, subject: `member:${memberId}`, details: {} });
      return { nickname: member.nickname, isChanged: true };
    });
    print(`${nickname} 님은 ${isChanged ? done : alreadyDone}.`);
  },
});

const add = roleCommand({
  name: 'admin add',
  role: 'admin',
  summary: '관리자로 세우기: 공개하기 전의 것을 미리 볼 수 있습니다.',
  done: '이제 관리자입니다',
  alreadyDone: '이미 관리자입니다. 아무것도 바뀌지 않았습니다',
});

const remove = roleCommand({
  name: 'admin remove',
  role: 'member',
  summary: '관리자에서 내리기. 다음 요청부터 회원입니다.',
  done: '이제 관리자가 아닙니다',
  alreadyDone: '관리자가 아닙니다. 아무것도 바뀌지 않았습니다',
});

const listSql = `
  SELECT member_id AS "memberId", nickname, (
    SELECT at FROM audit_log WHERE act = 'admin add' AND subject = 'member:' || member_id ORDER BY audit_id DESC LIMIT 1
  ) AS "addedAt"
  FROM member
  WHERE role = 'admin' AND withdrawn_at IS NULL
  ORDER BY member_id`;

const list: Command = {
  name: 'admin list',
  summary: '모든 관리자',
  run: async (_, { database, print }) => {
    const admins = await database.query<{ memberId: number; nickname: string; addedAt: string | null }>(listSql);
    if (admins.length === 0) print('관리자가 없습니다. 세우려면: pnpm ops admin add <회원 번호>');
    const lines = admins.map(({ memberId, nickname, addedAt }) => [
      ...[memberId, nickname, addedAt && koreanMoment(addedAt)],
    ]);
    if (lines.length > 0) for (const line of tableOf(['회원', '별명', '세운 때'], lines)) print(line);
  },
};

export const adminCommands: readonly Command[] = [add, remove, list];
