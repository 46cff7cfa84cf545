import type { StoreCard } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { storeCard, storeCardTables } from './store-card.ts';

const orders = {
  rank: 'shop.like_count DESC, shop.shop_id',
  new: 'shop.created_at DESC, shop.shop_id DESC',
  // The C collation has Korean syllables in alphabetical order, whatever the database's locale.
  name: 'shop.name COLLATE "C", shop.shop_id',
};

type StoreOrder = keyof typeof orders | 'liked';

/** Puts the member's liked stores first, the last liked at the top. */
const likedFirst = `
  LEFT JOIN shop_like own ON own.shop_id = shop.shop_id AND own.member_id = $3`;
const ownOrder = 'own.liked_at DESC NULLS LAST';

export async function findStores(
  database: Queries,
  sort: StoreOrder,
  { limit, offset, memberId }: { limit: number; offset: number; memberId?: number | undefined },
): Promise<StoreCard[]> {
  const isOwn = sort === 'liked' && memberId !== undefined;
  const sql = `
    SELECT ${storeCard} AS card FROM ${storeCardTables} ${isOwn ? likedFirst : ''}
    WHERE shop.is_displayed
    ORDER BY ${isOwn ? `${ownOrder}, ` : ''}${orders[sort === 'liked' ? 'rank' : sort]}
    LIMIT $1 OFFSET $2`;
  const rows = await database.query<{ card: StoreCard }>(sql, [limit, offset, ...(isOwn ? [memberId] : [])]);
  return rows.map(({ card }) => card);
}
