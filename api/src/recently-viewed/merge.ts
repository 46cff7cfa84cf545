import type { ProductCard } from '@jangteo/contract';
import { recentlyViewedLimit } from '@jangteo/contract/limits';
import { findLiked } from '../likes/like-check.ts';
import { productTarget } from '../likes/like-targets.ts';
import { lockMember } from '../members/member-lock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { readDateTime } from '../platform/values/date-time.ts';
import { pricedProducts, productCard, shownProducts } from '../products/product-card.ts';

interface Viewed {
  productNo: number;
  viewedDt?: string;
}

/** Adds a device's list, and returns the merged list of all devices, newest first. */
export async function mergeRecentlyViewed(
  database: Database,
  { memberId, products, now }: { memberId: number; products: Viewed[]; now: Date },
): Promise<ProductCard[]> {
  if (products.length > 0) {
    await inTransaction(database, async (transaction) => {
      await lockMember(transaction, memberId);
      await transaction.query(addSql, [memberId, JSON.stringify(withTimes(products, now))]);
      await transaction.query(dropOldestSql, [memberId]);
    });
  }
  return findRecentlyViewed(database, memberId, now);
}

/** Views in the future, from a wrong clock, count as now; views without a time keep their order. */
const withTimes = (products: Viewed[], now: Date) =>
  products.map(({ productNo, viewedDt }, index) => {
    const viewedMs = viewedDt === undefined ? Number.POSITIVE_INFINITY : readDateTime(viewedDt).getTime();
    return { product_no: productNo, viewed_at: new Date(Math.min(viewedMs, now.getTime() - index)).toISOString() };
  });

/** Products that are no longer displayed are removed. */
const addSql = `
  INSERT INTO recent_view (member_id, product_no, viewed_at)
  SELECT $1, p.product_no, max(viewed.viewed_at)
  FROM json_to_recordset($2) viewed (product_no integer, viewed_at timestamptz)
  JOIN ${shownProducts} ON p.product_no = viewed.product_no AND p.is_displayed
  GROUP BY p.product_no
  ON CONFLICT (member_id, product_no) DO UPDATE SET viewed_at = greatest(recent_view.viewed_at, excluded.viewed_at)`;

const dropOldestSql = `
  DELETE FROM recent_view
  WHERE member_id = $1 AND product_no NOT IN (
    SELECT product_no FROM recent_view
    WHERE member_id = $1
    ORDER BY viewed_at DESC, product_no DESC
    LIMIT ${recentlyViewedLimit}
  )`;

const listSql = `
  SELECT ${productCard()} AS card
  FROM recent_view v
  JOIN ${pricedProducts('$2')} ON p.product_no = v.product_no AND p.is_displayed
  WHERE v.member_id = $1
  ORDER BY v.viewed_at DESC, v.product_no DESC`;

async function findRecentlyViewed(database: Queries, memberId: number, now: Date): Promise<ProductCard[]> {
  const cards = (await database.query<{ card: ProductCard }>(listSql, [memberId, now])).map(({ card }) => card);
  const numbers = cards.map(({ productNo }) => productNo);
  const liked = await findLiked(database, productTarget, memberId, numbers);
  return cards.map((card) => ({ ...card, isLike: liked.has(card.productNo) }));
}
