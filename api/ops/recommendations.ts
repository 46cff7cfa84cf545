import type { Database } from '../src/platform/database/database.ts';
import { koreanDay } from '../src/platform/korean-time.ts';
import { rebuildRecommendationsSql } from '../src/products/rebuild-recommendations.ts';

/** A market of a million products takes longer than a request may. */
const patienceSql = "SET LOCAL statement_timeout = '10min'";

/** Another order each day; readers see the old one until the new one is whole. */
export const rebuildRecommendations = (database: Database, now: Date): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.query(patienceSql);
    await transaction.query('DELETE FROM recommendation');
    await transaction.query(rebuildRecommendationsSql, [koreanDay(now)]);
  });
