import type { ProductCard, ShopCard } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { productCard, productCardTables } from '../products/product-card.ts';
import type { Services } from '../services.ts';

const storesShown = 10;
const productsShown = 3;

const sql = `
  SELECT json_build_object(
           'shopId', shop.shop_id, 'shopName', shop.name, 'intro', shop.intro, 'mainImage', shop.main_image,
           'localCode', shop.local_code, 'localName', region.name, 'likeCount', shop.like_count, 'isLike', false
         ) AS shop,
         best.products
  FROM shop
  JOIN region ON region.local_code = shop.local_code
  CROSS JOIN LATERAL (
    SELECT json_agg(product.card) AS products
    FROM (
      SELECT ${productCard()} AS card
      FROM ${productCardTables}
      WHERE p.shop_id = shop.shop_id AND p.is_displayed AND NOT p.is_sold_out
      ORDER BY p.view_count DESC, p.product_no
      LIMIT ${productsShown}
    ) product
  ) best
  WHERE shop.is_displayed AND best.products IS NOT NULL
  ORDER BY shop.like_count DESC, shop.shop_id
  LIMIT ${storesShown}`;

export function storeRoutes(app: FastifyInstance, { database }: Services): void {
  serve(app, 'GET /api/v1/display/home/shop', async () => ({
    list: await database.query<{ shop: ShopCard; products: ProductCard[] }>(sql),
  }));
}
