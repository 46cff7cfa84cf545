import type { StoreCard } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { storeCard, storeCardTables } from './store-card.ts';

const orders = {
  rank: 'shop.like_count DESC, shop.shop_id',
  new: 'shop.created_at DESC, shop.shop_id DESC',
  // The C collation has Korean syllables in alphabetical order, whatever the database's locale.
  name: 'shop.name COLLATE "C", shop.shop_id',
};

export async function findStores(
  database: Queries,
  sort: keyof typeof orders,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoreCard[]> {
  const sql = `
    SELECT ${storeCard} AS card FROM ${storeCardTables}
    WHERE shop.is_displayed
    ORDER BY ${orders[sort]}
    LIMIT $1 OFFSET $2`;
  const rows = await database.query<{ card: StoreCard }>(sql, [limit, offset]);
  return rows.map(({ card }) => card);
}
