import { koreanDay } from '@jangteo/contract/korean-day';
import type { Database } from '../src/platform/database/database.ts';
import { rebuildRecommendationsSql } from '../src/products/rebuild-recommendations.ts';

/** On a market of a million products this takes longer than a request may. */
const timeoutSql = "SET LOCAL statement_timeout = '10min'";

/** Rebuilds the recommendations, in a new order each day; readers see the old order until the new one is committed. */
export const rebuildRecommendations = (database: Database, now: Date): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.query(timeoutSql);
    await transaction.query('DELETE FROM recommendation');
    await transaction.query(rebuildRecommendationsSql, [koreanDay(now)]);
  });
