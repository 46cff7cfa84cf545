import type { FastifyInstance } from 'fastify';
import { requireApiKey } from './api-key.ts';

interface CustomerParams {
  Params: { customerKey: string };
}

/** The market's server creates and deletes customers here, under keys that it chose. */
export function customerCalls(app: FastifyInstance, customers: Set<string>): void {
  const options = { config: { faultPoint: 'shop-customers' }, preHandler: requireApiKey } as const;

  app.put<CustomerParams>('/api/customers/:customerKey', options, ({ params: { customerKey } }) => {
    customers.add(customerKey);
    return { key: customerKey };
  });

  app.delete<CustomerParams>('/api/customers/:customerKey', options, ({ params: { customerKey } }, reply) =>
    customers.delete(customerKey) ? reply.code(204).send() : reply.code(404).send({ error: 'no such customer' }),
  );

  app.get('/control/shop/customers', () => ({ list: [...customers] }));
}
