import type { LocalPick } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { productCard, productCardTables } from '../products/product-card.ts';
import type { Services } from '../services.ts';

const productsShown = 3;

const sql = `
  SELECT r.local_code AS "localCode", r.name AS "localName", r.specialty, r.image_url AS "imageUrl",
         coalesce(shops.count, 0) AS "shopCount",
         coalesce(picks.products, '[]') AS products
  FROM region r
  LEFT JOIN (
    SELECT local_code, count(*)::integer AS count FROM shop WHERE is_displayed GROUP BY local_code
  ) shops USING (local_code)
  CROSS JOIN LATERAL (
    SELECT json_agg(pick.card ORDER BY pick.sort_order) AS products
    FROM (
      SELECT i.sort_order, ${productCard()} AS card
      FROM region_item i
      JOIN ${productCardTables} ON p.product_no = i.product_no
      WHERE i.local_code = r.local_code AND p.is_displayed AND NOT p.is_sold_out
      ORDER BY i.sort_order
      LIMIT ${productsShown}
    ) pick
  ) picks
  ORDER BY r.sort_order`;

export function regionRoutes(app: FastifyInstance, { database }: Services): void {
  serve(app, 'GET /api/v1/display/home/local', async () => ({ list: await database.query<LocalPick>(sql) }));
}
