import type { ShopCard } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { shopCard, shopCardTables } from './shop-card.ts';

const orders = {
  rank: 'shop.like_count DESC, shop.shop_id',
  new: 'shop.created_at DESC, shop.shop_id DESC',
  // Korean letters come in their own order, whatever the database's locale.
  name: 'shop.name COLLATE "C", shop.shop_id',
};

export async function findShops(
  database: Queries,
  sort: keyof typeof orders,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShopCard[]> {
  const sql = `
    SELECT ${shopCard} AS card FROM ${shopCardTables}
    WHERE shop.is_displayed
    ORDER BY ${orders[sort]}
    LIMIT $1 OFFSET $2`;
  const rows = await database.query<{ card: ShopCard }>(sql, [limit, offset]);
  return rows.map(({ card }) => card);
}
