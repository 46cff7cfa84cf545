import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const apiKey = 'shop-stand-in';

interface CustomerParams {
  Params: { key: string };
}

/** Customers as the market's server makes and deletes them, under the keys that it chose. */
export function customerCalls(app: FastifyInstance): void {
  const customers = new Set<string>();
  const options = { config: { faultPoint: 'shop-customers' }, preHandler: requireApiKey } as const;

  app.put<CustomerParams>('/api/customers/:key', options, ({ params: { key } }) => {
    customers.add(key);
    return { key };
  });

  app.delete<CustomerParams>('/api/customers/:key', options, ({ params: { key } }, reply) =>
    customers.delete(key) ? reply.code(204).send() : reply.code(404).send({ error: 'no such customer' }),
  );

  app.get('/control/shop/customers', () => ({ list: [...customers] }));
}

async function requireApiKey(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (request.headers.authorization === `Bearer ${apiKey}`) return undefined;
  return reply.code(401).send({ error: 'wrong api key' });
}
