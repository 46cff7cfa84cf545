import type { StoreCard } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { storeCard, storeCardTables } from '../stores/store-card.ts';

const liked = `shop_like l JOIN (${storeCardTables}) ON shop.shop_id = l.shop_id AND shop.is_displayed`;

const listSql = `
  SELECT ${storeCard} AS card
  FROM ${liked}
  WHERE l.member_id = $1
  ORDER BY l.liked_at DESC, l.shop_id DESC
  LIMIT $2 OFFSET $3`;

export async function findLikedStores(
  database: Queries,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoreCard[]> {
  const rows = await database.query<{ card: StoreCard }>(listSql, [memberId, limit, offset]);
  return rows.map(({ card }) => ({ ...card, isLike: true }));
}

const countSql = `SELECT count(*)::integer AS count FROM ${liked} WHERE l.member_id = $1`;

export async function countLikedStores(database: Queries, memberId: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(countSql, [memberId]);
  return row?.count ?? 0;
}
