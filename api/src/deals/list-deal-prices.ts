import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';

/** As many in one transaction: each has its product's entries written anew. */
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
 * Has the entries of lists follow deals that began or ended. Lists are right before that, too; this keeps few the entries
 * that they have to put right while they are read.
 */
export async function listDealPrices(database: Database, now: Date): Promise<void> {
  while ((await inTransaction(database, (transaction) => transaction.query(sql, [now]))).length === portion);
}
