import type { StoreCard, StoreInfo } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { jsonObject } from '../platform/database/json-object.ts';
import type { ListKey } from '../products/product-list.ts';
import { seller } from './seller.ts';
import { storeCard, storeCardTables } from './store-card.ts';

const soldCategory = jsonObject<StoreInfo['categories'][number]>({
  categoryNo: 'kind.category_no',
  categoryName: 'kind.name',
  productCount: 'kind.products',
});

const sql = `
  SELECT ${storeCard} AS card, shop.cover_image AS "coverImage", shop.url, shop.product_count AS "productCount",
         ${seller} AS seller,
         (
           SELECT coalesce(json_agg(${soldCategory} ORDER BY kind.code), '[]')
           FROM (
             SELECT c.category_no, c.name, c.code, count(*)::integer AS products
             FROM product p
             JOIN category leaf ON leaf.category_no = p.category_no
             JOIN category c ON c.category_no = leaf.parent_no
             WHERE p.shop_id = shop.shop_id AND p.is_displayed
             GROUP BY c.category_no
           ) kind
         ) AS categories
  FROM ${storeCardTables}
  WHERE shop.shop_id = $1 AND shop.is_displayed`;

interface Row extends Omit<StoreInfo, keyof StoreCard> {
  card: StoreCard;
}

export async function findStoreInfo(database: Queries, shopId: number): Promise<StoreInfo | undefined> {
  const [row] = await database.query<Row>(sql, [shopId]);
  if (!row) return undefined;
  const { card, ...rest } = row;
  return { ...card, ...rest };
}

/** The list key of a store's products; undefined if the store is not displayed. */
export async function findStoreKey(database: Queries, shopId: number): Promise<ListKey | undefined> {
  const [key] = await database.query<ListKey>(
    'SELECT key_no AS "keyNo", 1 AS weight FROM shop WHERE shop_id = $1 AND is_displayed',
    [shopId],
  );
  return key;
}
