import type { SeasonPick } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { koreanMonth } from '../platform/values/korean-time.ts';
import { pricedProducts, productCard } from '../products/product-card.ts';
import { pageOfProducts } from '../products/product-page.ts';
import { findThemes, isInSeason, listThemeProducts } from './season-themes.ts';

const picksSql = `
  SELECT t.name, t.image_url AS "imageUrl", t.from_month AS "fromMonth", t.to_month AS "toMonth", pick.product
  FROM season_theme t
  CROSS JOIN LATERAL (
    SELECT ${productCard()} AS product
    FROM season_theme_item i
    JOIN ${pricedProducts('$2')} ON p.product_no = i.product_no
    WHERE i.season_id = t.season_id AND p.is_displayed AND NOT p.is_sold_out
    ORDER BY i.sort_order
    LIMIT 1
  ) pick
  WHERE t.kind = 'season' AND ${isInSeason('$1')}
  ORDER BY t.sort_order, t.season_id
  LIMIT 20`;

export function seasonRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/display/home/season', async ({ query }) => {
    const at = now();
    const month = query.month ?? koreanMonth(at);
    return { month, list: await database.query<SeasonPick>(picksSql, [month, at]) };
  });

  serve(app, 'GET /api/v1/display/season/recommendation', async ({ query }) => {
    const { kind, recommendationCategoryId: asked } = query;
    const at = now();
    const { theme, themes } = await findThemes(database, { kind, month: koreanMonth(at), asked });
    if (!theme) throw new ApiError('noData');
    const productNos = await listThemeProducts(database, theme.recommendationCategoryId, at);
    return {
      theme,
      themes: themes.map(({ recommendationCategoryId, name }) => ({ recommendationCategoryId, name })),
      ...(await pageOfProducts(database, query, { productNos, at })),
    };
  });
}
