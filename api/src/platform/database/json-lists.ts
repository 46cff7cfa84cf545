// Decision: docs/decisions/2026-11-23-rows-are-sent-as-postgresql-wrote-them.md

import { JsonText } from '../values/json-text.ts';
import type { Queries } from './database.ts';

interface WrittenList {
  name: string;
  /** Null for a list without rows. */
  text: string | null;
  /** The ids of rows that could not be written. */
  leftOut: object[] | null;
}

/**
 * Several lists in one statement, each joined to one text by PostgreSQL. The SQL of a list selects its `jsonRow` as `json`,
 * and the ids that identify the row in the log. All of them have the same parameters.
 */
export function jsonLists<Lists extends Record<string, unknown>>(selects: { readonly [Name in keyof Lists]: string }) {
  const sql = Object.entries<string>(selects)
    .map(
      ([name, select]) => `
      SELECT '${name}' AS name, string_agg(json, ',') AS text,
             json_agg(to_jsonb(listed) - 'json') FILTER (WHERE json IS NULL) AS "leftOut"
      FROM (${select}) listed`,
    )
    .join(' UNION ALL ');
  return async (database: Queries, values: unknown[]) => {
    const lists = await database.query<WrittenList>(sql, values);
    return Object.fromEntries(
      lists.map(({ name, text, leftOut }) => [name, new JsonText(`[${text ?? ''}]`, leftOut ?? [])]),
    ) as { [Name in keyof Lists]: JsonText<Lists[Name]> };
  };
}
