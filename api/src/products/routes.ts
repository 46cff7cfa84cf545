import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { offsetOf, pageOf } from '../platform/values/paging.ts';
import { visitorMark } from '../platform/visit-mark.ts';
import { asBonus } from '../stars/as-bonus.ts';
import { countView } from './count-view.ts';
import { payView } from './pay-view.ts';
import { findPricedProduct } from './priced-product.ts';
import { countRecommended, recommend } from './recommendations.ts';
import { SellerPrices } from './seller-prices.ts';
import { findDealProduct, findSimilar } from './similar-products.ts';

export function productRoutes(app: FastifyInstance, { database, keys, now, outside }: Services): void {
  const sellerPrices = new SellerPrices(outside.shopPlatform, now);

  serve(app, 'GET /api/v1/display/deal/recommendation', async ({ query }) => {
    const window = { limit: query.limit, offset: offsetOf(query), at: now() };
    if (query.dealId === undefined) {
      const [list, count] = await Promise.all([recommend(database, window), countRecommended(database)]);
      return pageOf(query, list, count);
    }
    const dealProduct = await findDealProduct(database, query.dealId);
    if (!dealProduct) throw new ApiError('noData');
    return pageOf(query, await findSimilar(database, dealProduct, window), dealProduct.count);
  });

  serve(app, 'GET /api/v1/display/product/seller-price', async ({ query: { productNo } }) => {
    const product = await findPricedProduct(database, productNo, now());
    if (!product) throw new ApiError('noData');
    return { marketPrice: product.discountPrice, sellerPrice: await sellerPrices.of(product) };
  });

  serve(
    app,
    'PUT /api/v2/display/product/view/count',
    async ({ headers: { deviceUuid }, body: { productNo }, client, toast, log }) => {
      const view = { productNo, now: now() };
      const mark = visitorMark(keys, { ...client(), deviceUuid });
      if (!(await countView(database, { ...view, mark }))) throw new ApiError('noData');
      if (deviceUuid) toast(await asBonus(log, () => payView(database, { ...view, deviceUuid })));
      return {};
    },
  );
}
