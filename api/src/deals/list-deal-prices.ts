// Decision: docs/decisions/2026-11-22-deal-prices-hold-in-their-time.md

import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { untilNone } from '../platform/repeat.ts';

/** Products in one transaction: for each, its list entries are written again. */
const portion = 20;

const sql = `
  WITH due AS (
    SELECT deal_id FROM limited_deal
    WHERE deal_id IN (SELECT deal_id FROM deals_to_list($1))
    ORDER BY deal_id
    LIMIT ${portion}
    FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE limited_deal SET listed_price = to_list.price
  FROM due
  JOIN deals_to_list($1) to_list USING (deal_id)
  WHERE limited_deal.deal_id = due.deal_id
  RETURNING limited_deal.deal_id`;

/**
 * Updates list entries to deals that began or ended. Lists are correct without it, too: it keeps the number of entries
 * small that each read has to correct.
 */
export const listDealPrices = (database: Database, now: Date, closing?: AbortSignal): Promise<number> =>
  untilNone(() => listPortion(database, now), { closing });

const listPortion = async (database: Database, now: Date): Promise<number> =>
  (await inTransaction(database, (transaction) => transaction.query(sql, [now]))).length;
