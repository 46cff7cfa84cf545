/** A column: its Korean heading, and the SQL of its value where that is not the column as it is. */
export type Column = string | { title: string; sql: string };

/** The rows of a table that are about the member `$1`. */
export interface Section {
  table: string;
  title: string;
  /** By the name of the table's column; names that the table does not have are looked up elsewhere. */
  columns: Record<string, Column>;
  /** Columns that are left out, with the reason. */
  withheld?: Record<string, string>;
  /** Finds the rows where the table has no `member_id`. */
  where?: string;
  orderBy: string;
}

export const titleOf = (column: Column): string => (typeof column === 'string' ? column : column.title);

const sqlOf = ([name, column]: [string, Column]): string =>
  `${typeof column === 'string' ? name : column.sql} AS ${name}`;

export const selectSql = ({ table, columns, where = 'member_id = $1', orderBy }: Section): string =>
  `SELECT ${Object.entries(columns).map(sqlOf).join(', ')} FROM ${table} WHERE ${where} ORDER BY ${orderBy}`;

/** A day, which has no time of day. */
export const day = (title: string, sql: string): Column => ({ title, sql: `(${sql})::text` });

/** A column of codes, each shown by its Korean name. */
export const named = (title: string, column: string, names: Record<string, string>): Column => {
  const cases = Object.entries(names).map(([code, name]) => `WHEN '${code}' THEN '${name}'`);
  return { title, sql: `CASE ${column}::text ${cases.join(' ')} ELSE ${column}::text END` };
};
