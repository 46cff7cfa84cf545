import type { Queries } from '../platform/database/database.ts';
import { tidyKeyword } from './tokens.ts';

/** Single letters without a syllable: a half-typed word, or initial consonants. */
const isUnfinished = /[ㄱ-ㅣ]/;

/** Logs a visitor's keyword once an hour, so that repeating a search does not raise its rank. */
export async function logSearch(
  database: Queries,
  { keyword, mark, at }: { keyword: string; mark: string; at: Date },
): Promise<void> {
  const tidy = tidyKeyword(keyword);
  if (tidy === '' || isUnfinished.test(tidy)) return;
  await database.query(
    `INSERT INTO search_log (hour, keyword, device_uuid) VALUES (date_trunc('hour', $1::timestamptz), $2, $3)
     ON CONFLICT DO NOTHING`,
    [at, tidy, mark],
  );
}
