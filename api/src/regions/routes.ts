import type { LocalPick } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { offsetOf, pageOf } from '../platform/values/paging.ts';
import { pricedProducts, productCard } from '../products/product-card.ts';
import { countStores } from '../stores/store-card.ts';
import { findStoreInfo } from '../stores/store-info.ts';
import { findLocalStores, findNeighbours, findRegion } from './local-stores.ts';

const productsShown = 2;

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
      JOIN ${pricedProducts('$1')} ON p.product_no = i.product_no
      WHERE i.local_code = r.local_code AND p.is_displayed AND NOT p.is_sold_out
      ORDER BY i.sort_order
      LIMIT ${productsShown}
    ) pick
  ) picks
  ORDER BY r.sort_order`;

export function regionRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/home/local', async () => ({ list: await database.query<LocalPick>(sql, [now()]) }));

  serve(app, 'GET /api/v2/display/local/stores', async ({ query }) => {
    const { localCode, limit } = query;
    const [region, neighbours, list, count] = await Promise.all([
      findRegion(database, localCode),
      findNeighbours(database, localCode),
      findLocalStores(database, localCode, { limit, offset: offsetOf(query), at: now() }),
      countStores(database, localCode),
    ]);
    if (!region) throw new ApiError('noData');
    return { region, neighbours, ...pageOf(query, list, count) };
  });

  serve(app, 'GET /api/v2/display/local/stores/:shopId', async ({ params, query }) => {
    const info = await findStoreInfo(database, params.shopId);
    if (info?.localCode !== query.localCode) throw new ApiError('noData');
    return info;
  });
}
