import type { SearchRank } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';

const hourMs = 60 * 60 * 1000;
const placesShown = 10;
/** A search's weight falls to a third within this many hours. */
const fadesIn = 6;
const hoursCounted = 72;

const ranksAt = (base: string): string => `
  SELECT keyword, row_number() OVER (ORDER BY score DESC, keyword)::integer AS rank
  FROM (
    SELECT keyword, sum(exp(-extract(epoch FROM ${base} - hour)::float8 / ${fadesIn * 3600})) AS score
    FROM search_log
    WHERE hour < ${base} AND hour >= ${base} - interval '${hoursCounted} hours'
    GROUP BY keyword
    ORDER BY score DESC, keyword
    LIMIT ${placesShown}
  ) scored`;

const makeSql = `
  INSERT INTO search_rank (base_dt, rank, keyword, diff, is_new)
  SELECT $1::timestamptz, now.rank, now.keyword, coalesce(before.rank - now.rank, 0), before.rank IS NULL
  FROM (${ranksAt('$1::timestamptz')}) now
  LEFT JOIN (${ranksAt("($1::timestamptz - interval '1 hour')")}) before USING (keyword)
  ON CONFLICT DO NOTHING`;

const readSql = `
  SELECT rank, keyword, diff, is_new AS "isNew" FROM search_rank WHERE base_dt = $1 ORDER BY rank`;

/** The top keywords as of the last full hour. The first request in an hour computes them for all. */
export async function findRank(database: Queries, at: Date): Promise<SearchRank> {
  const base = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
  const read = () => database.query<SearchRank['list'][number]>(readSql, [base]);
  let list = await read();
  if (list.length === 0) {
    // Two simultaneous first requests compute the same: the hours before the base time are over.
    await database.query(makeSql, [base]);
    list = await read();
  }
  return { baseDt: base.toISOString(), list };
}
