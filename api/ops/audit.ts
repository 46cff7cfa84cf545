import type { Command } from './command.ts';
import { koreanMoment } from './korean-moment.ts';
import { tableOf } from './table.ts';

const sql = `
  SELECT at, actor, act, subject, details::text AS details
  FROM audit_log
  WHERE $1 = '' OR subject = $1
  ORDER BY audit_id DESC
  LIMIT 50`;

interface Row {
  at: string;
  actor: string;
  act: string;
  subject: string;
  details: string;
}

export const auditCommand: Command = {
  name: 'audit',
  options: { subject: { value: '대상, 예: member:12' } },
  summary: '누가 무엇을 했는지 최근 것부터 50개',
  run: async ({ option }, { database, print }) => {
    const rows = await database.query<Row>(sql, [option('subject')]);
    if (rows.length === 0) print('기록이 없습니다.');
    const lines = rows.map(({ at, actor, act, subject, details }) => [koreanMoment(at), actor, act, subject, details]);
    for (const line of tableOf(['시각', '누가', '한 일', '대상', '내용'], lines)) print(line);
  },
};
