import { writeAudit } from '../../src/platform/audit.ts';
import type { Queries } from '../../src/platform/database/database.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { type EarningRule, reverseStars } from '../../src/stars/earn.ts';
import { type Command, OpsProblem, wholeNumber } from '../command.ts';
import { koreanMoment } from '../korean-moment.ts';
import { tableOf } from '../table.ts';

type Target = 'post' | 'reply';

const targets: Record<Target, { title: string; idColumn: string; earned: readonly EarningRule[] }> = {
  post: { title: '글', idColumn: 'post_id', earned: ['post', 'postPhoto'] },
  reply: { title: '댓글', idColumn: 'reply_id', earned: ['reply'] },
};

const openSql = `
  SELECT target, target_id AS "targetId", count(*)::integer AS count, max(created_at) AS "newestDt",
         string_agg(DISTINCT reason, ', ' ORDER BY reason) AS reasons,
         left(regexp_replace((array_agg(reported_text ORDER BY created_at))[1], '\\s+', ' ', 'g'), 40) AS text
  FROM accusation
  WHERE resolved_at IS NULL
  GROUP BY target, target_id
  ORDER BY count(*) DESC, max(created_at) DESC
  LIMIT 50`;

interface OpenReport {
  target: Target;
  targetId: number;
  count: number;
  newestDt: string;
  reasons: string;
  text: string;
}

const list: Command = {
  name: 'reports',
  summary: '아직 살펴보지 않은 신고, 많이 받은 것부터 50개',
  run: async (_, { database, print }) => {
    const rows = await database.query<OpenReport>(openSql);
    const lines = rows.map(({ target, targetId, count, newestDt, reasons, text }) => [
      target,
      targetId,
      count,
      koreanMoment(newestDt),
      reasons,
      text,
    ]);
    for (const line of tableOf(['대상', '번호', '신고', '최근', '이유', '신고된 내용'], lines)) print(line);
  },
};

const resolveSql = `
  UPDATE accusation SET resolved_at = $3 WHERE target = $1 AND target_id = $2 AND resolved_at IS NULL RETURNING 1`;

const resolve: Command = {
  name: 'resolve',
  words: ['post|reply', '번호', 'hide|keep'],
  summary: '신고 처리: hide는 내리고 받은 별을 거두며, keep은 다시 보이게 합니다.',
  run: async ({ words: [target = '', number, verdict = ''] }, { database, actor, now, print }) => {
    if (!isTarget(target)) throw new OpsProblem(`대상은 post나 reply입니다. 받은 값: ${target}`);
    if (!['hide', 'keep'].includes(verdict)) throw new OpsProblem(`처리는 hide나 keep입니다. 받은 값: ${verdict}`);
    const id = wholeNumber('번호', number);
    const count = await inTransaction(database, async (transaction) => {
      const memberId = await show(transaction, { target, id, hiddenAt: verdict === 'hide' ? now : null });
      const resolved = await transaction.query(resolveSql, [target, id, now]);
      if (verdict === 'hide') {
        for (const rule of targets[target].earned) {
          const source = { sourceType: target, sourceId: String(id) };
          await reverseStars(transaction, { memberId, rule, ...source, cause: 'moderation', now });
        }
      }
      const details = { verdict, reports: resolved.length };
      await writeAudit(transaction, { actor, act: 'resolve', subject: `${target}:${id}`, details });
      return resolved.length;
    });
    print(
      `${targets[target].title} ${id}을(를) ${verdict === 'hide' ? '내렸습니다' : '그대로 둡니다'}. 신고 ${count}건을 처리했습니다.`,
    );
  },
};

const isTarget = (text: string): text is Target => text in targets;

interface Shown {
  target: Target;
  id: number;
  hiddenAt: Date | null;
}

/** Answers whose it is. */
async function show(transaction: Queries, { target, id, hiddenAt }: Shown): Promise<number> {
  const sql = `
    UPDATE ${target} SET hidden_at = $2 WHERE ${targets[target].idColumn} = $1 AND deleted_at IS NULL
    RETURNING member_id AS "memberId"`;
  const [row] = await transaction.query<{ memberId: number }>(sql, [id, hiddenAt]);
  if (!row) throw new OpsProblem(`${targets[target].title} ${id}이(가) 없습니다.`);
  return row.memberId;
}

export const communityCommands: readonly Command[] = [list, resolve];
