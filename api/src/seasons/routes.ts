import type { SeasonPick } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { koreanMonth } from '../clock/korean-time.ts';
import { serve } from '../platform/http/serve.ts';
import { productCard, productCardTables } from '../products/product-card.ts';
import type { Services } from '../services.ts';

/** A season that crosses the year's end holds the months after its first or before its last. */
const sql = `
  SELECT t.name, t.image_url AS "imageUrl", t.from_month AS "fromMonth", t.to_month AS "toMonth", pick.product
  FROM season_theme t
  CROSS JOIN LATERAL (
    SELECT ${productCard()} AS product
    FROM season_theme_item i
    JOIN ${productCardTables} ON p.product_no = i.product_no
    WHERE i.season_id = t.season_id AND p.is_displayed AND NOT p.is_sold_out
    ORDER BY i.sort_order
    LIMIT 1
  ) pick
  WHERE CASE
    WHEN t.from_month <= t.to_month THEN $1 BETWEEN t.from_month AND t.to_month
    ELSE $1 >= t.from_month OR $1 <= t.to_month
  END
  ORDER BY t.sort_order, t.season_id
  LIMIT 20`;

export function seasonRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/home/season', async ({ query }) => {
    const month = query.month ?? koreanMonth(now());
    return { month, list: await database.query<SeasonPick>(sql, [month]) };
  });
}
