import { writeAudit } from '../../src/platform/audit.ts';
import type { Queries } from '../../src/platform/database/database.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { type Command, OpsProblem, wholeNumber } from '../command.ts';
import { koreanMoment } from '../korean-moment.ts';
import { tableOf } from '../table.ts';
import { columnValue, type Kind, kinds } from './kinds.ts';
import { keepPicturesOf } from './pictures-of-fields.ts';
import { readFields } from './read-fields.ts';
import { findSamples } from './samples.ts';

const kindNames = Object.keys(kinds).join('|');

function kindOf(name = ''): Kind {
  const kind = kinds[name];
  if (!kind) throw new OpsProblem(`종류는 ${kindNames} 가운데 하나입니다. 받은 값: ${name}`);
  return kind;
}

/** The row's columns with their values, in a fixed order. */
const assignments = (kind: Kind, fields: Record<string, unknown>) =>
  Object.entries(fields)
    .filter(([field]) => kind.columns[field])
    .map(([field, value]) => ({ column: kind.columns[field], value: columnValue(field, value) }));

const example: Command = {
  name: 'example',
  words: [kindNames],
  summary: '파일에 적을 내용의 예. 지금 장터에 있는 상품과 사진으로 바로 만들 수 있습니다.',
  run: async ({ words: [name] }, ops) => {
    const kind = kindOf(name);
    ops.print(JSON.stringify(kind.example(await findSamples(ops)), null, 2));
  },
};

const create: Command = {
  name: 'create',
  words: [kindNames, 'JSON 파일'],
  summary: '만들기. 공개할 때까지는 관리자 미리보기에만 보입니다.',
  run: async ({ words: [name, file = ''] }, ops) => {
    const { database, actor, print } = ops;
    const kind = kindOf(name);
    const given = await readFields(file, kind.schema, false);
    const fields = await keepPicturesOf(ops, kind.complete?.(given) ?? given);
    const values = assignments(kind, fields);
    const id = await inTransaction(database, async (transaction) => {
      const [row] = await explain(
        transaction.query<{ id: number }>(
          `INSERT INTO ${kind.table} (${values.map(({ column }) => column).join(', ')}, is_published)
           VALUES (${values.map((_, place) => `$${place + 1}`).join(', ')}, false)
           RETURNING ${kind.idColumn} AS id`,
          values.map(({ value }) => value),
        ),
      );
      const created = row?.id ?? 0;
      await kind.check?.(transaction, created);
      await explain(Promise.resolve(kind.keepBeside?.(transaction, created, fields)));
      await writeAudit(transaction, { actor, act: 'create', subject: `${name}:${created}`, details: fields });
      return created;
    });
    print(`${kind.title} ${id}을(를) 만들었습니다. 공개하려면: pnpm ops publish ${name} ${id}`);
  },
};

const change: Command = {
  name: 'change',
  words: [kindNames, '번호', 'JSON 파일'],
  summary: '파일에 있는 항목만 바꾸기',
  run: async ({ words: [name, number, file = ''] }, ops) => {
    const { database, actor, print } = ops;
    const kind = kindOf(name);
    const id = wholeNumber('번호', number);
    const fields = await keepPicturesOf(ops, await readFields(file, kind.schema, true));
    const values = assignments(kind, fields);
    await inTransaction(database, async (transaction) => {
      await requireOne(transaction, kind, id);
      if (values.length > 0) {
        const set = values.map(({ column }, place) => `${column} = $${place + 2}`).join(', ');
        const sql = `UPDATE ${kind.table} SET ${set} WHERE ${kind.idColumn} = $1`;
        await explain(transaction.query(sql, [id, ...values.map(({ value }) => value)]));
      }
      await kind.check?.(transaction, id);
      await explain(Promise.resolve(kind.keepBeside?.(transaction, id, fields)));
      await writeAudit(transaction, { actor, act: 'change', subject: `${name}:${id}`, details: fields });
    });
    print(`${kind.title} ${id}을(를) 바꿨습니다.`);
  },
};

const publishing = (name: string, isPublished: boolean, done: string, summary: string): Command => ({
  name,
  words: [kindNames, '번호'],
  summary,
  run: async ({ words: [kindName, number] }, { database, actor, print }) => {
    const kind = kindOf(kindName);
    const id = wholeNumber('번호', number);
    await inTransaction(database, async (transaction) => {
      await requireOne(transaction, kind, id);
      const sql = `UPDATE ${kind.table} SET is_published = $2 WHERE ${kind.idColumn} = $1`;
      await explain(transaction.query(sql, [id, isPublished]));
      await writeAudit(transaction, { actor, act: name, subject: `${kindName}:${id}`, details: {} });
    });
    print(`${kind.title} ${id}을(를) ${done}.`);
  },
});

const list: Command = {
  name: 'list',
  words: [kindNames],
  summary: '최근 것부터 50개',
  run: async ({ words: [name] }, { database, print }) => {
    const kind = kindOf(name);
    const time = kind.hasTime ? 'start_dt AS "startDt", end_dt AS "endDt"' : 'NULL AS "startDt", NULL AS "endDt"';
    const rows = await database.query<ListRow>(
      `SELECT ${kind.idColumn} AS id, ${kind.nameSql} AS name, is_published AS "isPublished", ${time}
       FROM ${kind.table} shown ORDER BY ${kind.idColumn} DESC LIMIT 50`,
    );
    const lines = rows.map(({ id, name: title, isPublished, startDt, endDt }) => [
      id,
      title,
      isPublished ? '공개' : '비공개',
      ...(kind.hasTime ? [koreanMoment(startDt), koreanMoment(endDt)] : []),
    ]);
    for (const line of tableOf(['번호', kind.title, '상태', ...(kind.hasTime ? ['시작', '끝'] : [])], lines))
      print(line);
  },
};

interface ListRow {
  id: number;
  name: string;
  isPublished: boolean;
  startDt: string;
  endDt: string;
}

async function requireOne(transaction: Queries, { table, idColumn, title }: Kind, id: number): Promise<void> {
  const [row] = await transaction.query(`SELECT 1 FROM ${table} WHERE ${idColumn} = $1 FOR UPDATE`, [id]);
  if (!row) throw new OpsProblem(`${title} ${id}이(가) 없습니다.`);
}

/** Constraint errors of the tables: a product that does not exist, an end before its start. */
/** `Key (product_no)=(999999) is not present in table "product".` → `상품 999999`. */
const missingOf = (detail = ''): string => {
  const [, id, table = ''] = /=\((.*)\) is not present in table "(\w+)"/.exec(detail) ?? [];
  return id ? `${titles[table] ?? table} ${id}` : detail;
};

const titles: Record<string, string> = { product: '상품', region: '지역', shop: '매장', event: '이벤트' };

async function explain<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: { code?: string; detail?: string }) => {
    if (error.code === '23503') throw new OpsProblem(`없는 것을 가리킵니다: ${missingOf(error.detail)}`);
    if (error.code === '23514')
      throw new OpsProblem(
        '끝나는 때는 시작하는 때보다 늦고, 남은 수량은 모든 수량을 넘지 않으며, 단위가격은 특가와 함께 있어야 합니다.',
      );
    if (error.code === '23P01') throw new OpsProblem('그 사이에 같은 상품에 가격이 있는 다른 특가가 있습니다.');
    throw error;
  });
}

export const marketCommands: readonly Command[] = [
  example,
  create,
  change,
  publishing('publish', true, '공개했습니다', '공개하기'),
  publishing('unpublish', false, '내렸습니다', '공개 그만두기'),
  list,
];
