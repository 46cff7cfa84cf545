import type pg from 'pg';

/** Inserts many rows with one statement; PostgreSQL converts the values to the table's types. */
export async function insertRows(
  client: pg.ClientBase,
  table: string,
  rows: object[],
  options: { keepExisting?: true } = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = `"${table}"`;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  const conflict = options.keepExisting ? ' ON CONFLICT DO NOTHING' : '';
  await client.query(
    `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1)${conflict}`,
    [JSON.stringify(rows)],
  );
}
