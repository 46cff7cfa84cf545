import type { FastifyInstance } from 'fastify';
import { requireApiKey } from './api-key.ts';
import type { SellerPrices } from './seller-prices.ts';
import { productAt } from './visited-product.ts';

/** The present price of a product, which both sides identify by the address of its page. */
export function priceCalls(app: FastifyInstance, prices: SellerPrices): void {
  app.get<{ Querystring: { page?: string } }>(
    '/api/prices',
    { config: { faultPoint: 'shop-prices' }, preHandler: requireApiKey },
    ({ query: { page = '' } }, reply) => {
      const product = productAt(page);
      const price = product && prices.of(product);
      return price === undefined ? reply.code(404).send({ error: 'no other price' }) : { price };
    },
  );
}
