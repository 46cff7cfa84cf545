import type { Queries } from '../platform/database/database.ts';
import { tidyKeyword } from './tokens.ts';

/** Letters that make no syllable: a word still being typed, or its first letters. */
const isUnfinished = /[ㄱ-ㅣ]/;

/** Keeps what a device looked for, once an hour, so that nobody lifts a keyword by asking for it again and again. */
export async function logSearch(
  database: Queries,
  { keyword, deviceUuid, at }: { keyword: string; deviceUuid: string; at: Date },
): Promise<void> {
  const tidy = tidyKeyword(keyword);
  if (tidy === '' || isUnfinished.test(tidy)) return;
  await database.query(
    `INSERT INTO search_log (hour, keyword, device_uuid) VALUES (date_trunc('hour', $1::timestamptz), $2, $3)
     ON CONFLICT DO NOTHING`,
    [at, tidy, deviceUuid],
  );
}
