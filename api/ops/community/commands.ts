import { firstCharacters } from '@jangteo/contract/visible-text';
import { type Ban, banColumns } from '../../src/members/ban-status.ts';
import { writeAudit } from '../../src/platform/audit.ts';
import type { Queries } from '../../src/platform/database/database.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { returnStars, reverseStars } from '../../src/stars/earn.ts';
import type { EarningRule } from '../../src/stars/earning-rules.ts';
import { type Command, OpsProblem, wholeNumber } from '../command.ts';
import { koreanMoment } from '../korean-moment.ts';
import { tableOf } from '../table.ts';

type Target = 'post' | 'reply';

const targets: Record<Target, { title: string; idColumn: string; earned: readonly EarningRule[] }> = {
  post: { title: '글', idColumn: 'post_id', earned: ['post', 'postPhoto'] },
  reply: { title: '댓글', idColumn: 'reply_id', earned: ['reply'] },
};

/** The reported post or reply: its writer and its state. */
const reportedSql = `
  reported AS (
    SELECT 'post' AS target, post_id AS target_id, member_id, hidden_at, deleted_at FROM post
    UNION ALL
    SELECT 'reply', reply_id, member_id, hidden_at, deleted_at FROM reply
  )`;

const openSql = `
  WITH ${reportedSql}
  SELECT target, target_id AS "targetId", count(*)::integer AS count, max(accusation.created_at) AS "newestDt",
         string_agg(DISTINCT reason, ', ' ORDER BY reason) AS reasons,
         author.member_id AS "authorId", author.nickname AS "authorName",
         regexp_replace((array_agg(reported_text ORDER BY accusation.created_at))[1], '\\s+', ' ', 'g') AS text
  FROM accusation
  LEFT JOIN reported USING (target, target_id)
  LEFT JOIN member author ON author.member_id = reported.member_id
  WHERE resolved_at IS NULL
  GROUP BY target, target_id, author.member_id
  ORDER BY count(*) DESC, max(accusation.created_at) DESC
  LIMIT 50`;

interface OpenReport {
  target: Target;
  targetId: number;
  count: number;
  newestDt: string;
  reasons: string;
  authorId: number | null;
  authorName: string | null;
  text: string;
}

/** The length of a text that fits into a line of the list. */
const lettersInList = 40;

const beginningOf = (text: string): string =>
  text.length > lettersInList ? `${firstCharacters(text, lettersInList)}…` : text;

const list: Command = {
  name: 'reports',
  summary: '아직 살펴보지 않은 신고, 많이 받은 것부터 50개',
  run: async (_, { database, print }) => {
    const rows = await database.query<OpenReport>(openSql);
    if (rows.length === 0) {
      print('살펴볼 신고가 없습니다.');
      return;
    }
    const lines = rows.map(({ target, targetId, count, newestDt, reasons, authorId, authorName, text }) => [
      ...[target, targetId, count, koreanMoment(newestDt), reasons, authorId, authorName, beginningOf(text)],
    ]);
    const headings = ['대상', '번호', '신고', '최근', '이유', '글쓴이', '별명', '신고된 내용'];
    for (const line of tableOf(headings, lines)) print(line);
    print('모두 읽으려면: pnpm ops report <post|reply> <번호>');
  },
};

const reportSql = `
  WITH ${reportedSql}
  SELECT reason, detail, reported_text AS text, created_at AS "createdAt", resolved_at AS "resolvedAt",
         accusation.member_id AS "reporterId",
         reported.member_id AS "authorId", reported.hidden_at AS "hiddenAt", reported.deleted_at AS "deletedAt"
  FROM accusation
  LEFT JOIN reported USING (target, target_id)
  WHERE target = $1 AND target_id = $2
  ORDER BY created_at, accusation_id`;

interface Report {
  reason: string;
  detail: string;
  text: string;
  createdAt: string;
  resolvedAt: string | null;
  reporterId: number;
  authorId: number | null;
  hiddenAt: string | null;
  deletedAt: string | null;
}

const authorSql = `
  SELECT nickname, ${banColumns('$2')}, withdrawn_at AS "withdrawnAt",
         (SELECT count(*) FROM post WHERE post.member_id = member.member_id AND hidden_at IS NOT NULL)::integer
           + (SELECT count(*) FROM reply WHERE reply.member_id = member.member_id AND hidden_at IS NOT NULL)::integer
           AS "hiddenCount"
  FROM member WHERE member_id = $1`;

interface Author extends Ban {
  nickname: string;
  withdrawnAt: string | null;
  hiddenCount: number;
}

const show: Command = {
  name: 'report',
  words: ['post|reply', '번호'],
  summary: '신고된 글 전체와 글쓴이, 모든 신고',
  run: async ({ words: [target = '', number] }, { database, now, print }) => {
    const id = wholeNumber('번호', number);
    const { title } = targets[targetOf(target)];
    const reports = await database.query<Report>(reportSql, [target, id]);
    const [first] = reports;
    if (!first) throw new OpsProblem(`${title} ${id}을(를) 신고한 회원이 없습니다.`);
    print(`${title} ${id}, ${stateOf(first)}`);
    if (first.authorId !== null) {
      const [author] = await database.query<Author>(authorSql, [first.authorId, now]);
      if (author) print(`글쓴이 ${first.authorId} ${author.nickname}${standingOf(author)}`);
    }
    print('');
    // An edit after the first report must not hide what was reported.
    for (const text of new Set(reports.map((report) => report.text))) print(`${text}\n`);
    const lines = reports.map(({ createdAt, reporterId, reason, detail, resolvedAt }) => [
      ...[koreanMoment(createdAt), reporterId, reason, detail, resolvedAt ? koreanMoment(resolvedAt) : '아직'],
    ]);
    for (const line of tableOf(['신고한 때', '회원', '이유', '설명', '처리'], lines)) print(line);
  },
};

const stateOf = ({ authorId, hiddenAt, deletedAt }: Report): string => {
  if (authorId === null || deletedAt) return '글쓴이가 지움';
  return hiddenAt ? `${koreanMoment(hiddenAt)}부터 가려짐` : '보이는 중';
};

const standingOf = ({ banMessage, withdrawnAt, hiddenCount }: Author): string =>
  [
    withdrawnAt ? ', 탈퇴' : '',
    banMessage ? `, 이용 제한 중(${banMessage})` : '',
    hiddenCount > 0 ? `, 가려진 글과 댓글 ${hiddenCount}개` : '',
  ].join('');

const resolveSql = `
  UPDATE accusation SET resolved_at = $3 WHERE target = $1 AND target_id = $2 AND resolved_at IS NULL RETURNING 1`;

const resolve: Command = {
  name: 'resolve',
  words: ['post|reply', '번호', 'hide|keep'],
  summary: '신고 처리: hide는 내리고 받은 별을 거두며, keep은 다시 보이게 하고 거둔 별을 돌려줍니다.',
  run: async ({ words: [target = '', number, verdict = ''] }, { database, actor, now, print }) => {
    const { title, earned } = targets[targetOf(target)];
    if (!['hide', 'keep'].includes(verdict)) throw new OpsProblem(`처리는 hide나 keep입니다. 받은 값: ${verdict}`);
    const id = wholeNumber('번호', number);
    const { count, returned } = await inTransaction(database, async (transaction) => {
      const { memberId, hiddenAt, isDeleted } = await hold(transaction, targetOf(target), id);
      const source = { memberId, sourceType: targetOf(target), sourceId: id, now };
      let stars = 0;
      if (verdict === 'hide') {
        // Many reports may have hidden it already: stars were taken from that time on.
        await setHidden(transaction, targetOf(target), { id, hiddenAt: hiddenAt ?? now });
        for (const rule of earned) await reverseStars(transaction, { ...source, rule, cause: 'moderation' });
      } else if (hiddenAt) {
        await setHidden(transaction, targetOf(target), { id, hiddenAt: null });
        // Its writer has given up the stars of a deleted one.
        const returning = isDeleted ? [] : earned;
        for (const rule of returning) stars += await returnStars(transaction, { ...source, rule, since: hiddenAt });
      }
      const resolved = await transaction.query(resolveSql, [target, id, now]);
      const details = { verdict, reports: resolved.length, ...(stars > 0 && { returnedStars: stars }) };
      await writeAudit(transaction, { actor, act: 'resolve', subject: `${target}:${id}`, details });
      return { count: resolved.length, returned: stars };
    });
    print(
      [
        `${title} ${id}을(를) ${verdict === 'hide' ? '내렸습니다' : '그대로 둡니다'}.`,
        `신고 ${count}건을 처리했습니다.`,
        ...(returned > 0 ? [`거뒀던 별 ${returned}개를 돌려줬습니다.`] : []),
      ].join(' '),
    );
  },
};

function targetOf(text: string): Target {
  if (text !== 'post' && text !== 'reply') throw new OpsProblem(`대상은 post나 reply입니다. 받은 값: ${text}`);
  return text;
}

/** The writer, and since when it has been hidden. Reports outlive the deletion of what they are about. */
async function hold(transaction: Queries, target: Target, id: number) {
  const { title, idColumn } = targets[target];
  const [row] = await transaction.query<{ memberId: number; hiddenAt: string | null; isDeleted: boolean }>(
    `SELECT member_id AS "memberId", hidden_at AS "hiddenAt", deleted_at IS NOT NULL AS "isDeleted" FROM ${target}
     WHERE ${idColumn} = $1
     FOR NO KEY UPDATE`,
    [id],
  );
  if (!row) throw new OpsProblem(`${title} ${id}이(가) 없습니다.`);
  return { ...row, hiddenAt: row.hiddenAt === null ? null : new Date(row.hiddenAt) };
}

const setHidden = (transaction: Queries, target: Target, { id, hiddenAt }: { id: number; hiddenAt: Date | null }) =>
  transaction.query(`UPDATE ${target} SET hidden_at = $2 WHERE ${targets[target].idColumn} = $1`, [id, hiddenAt]);

export const communityCommands: readonly Command[] = [list, show, resolve];
