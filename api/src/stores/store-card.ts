import type { ProductCard, StoreCard } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { jsonObject } from '../platform/database/json-object.ts';
import { pricedProducts, productCard } from '../products/product-card.ts';

/** The tables of a store card. */
export const storeCardTables = 'shop JOIN region ON region.local_code = shop.local_code';

/** `isLike` is false for everyone, as on product cards. */
export const storeCard = jsonObject<StoreCard>({
  shopId: 'shop.shop_id',
  shopName: 'shop.name',
  intro: 'shop.intro',
  mainImage: 'shop.main_image',
  localCode: 'shop.local_code',
  localName: 'region.name',
  likeCount: 'shop.like_count',
  isLike: 'false',
});

const productsShown = 3;

/** The store's most viewed available products, as an array; null where there are none. */
export const bestProducts = (at: `$${number}`): string => `
  SELECT json_agg(product.card) AS products
  FROM (
    SELECT ${productCard()} AS card
    FROM ${pricedProducts(at)}
    WHERE p.shop_id = shop.shop_id AND p.is_displayed AND NOT p.is_sold_out
    ORDER BY p.view_count DESC, p.product_no
    LIMIT ${productsShown}
  ) product`;

export interface StoreWithProducts {
  shop: StoreCard;
  products: ProductCard[];
}

export async function countStores(database: Queries, localCode?: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM shop WHERE is_displayed AND (local_code = $1 OR $1 IS NULL)',
    [localCode ?? null],
  );
  return row?.count ?? 0;
}
