import type { FastifyInstance } from 'fastify';
import { requireApiKey } from './api-key.ts';
import type { GrantedPoints } from './granted-points.ts';

interface GrantRoute {
  Params: { customerKey: string; grantKey: string };
  Body: { points?: string } | undefined;
}

interface Shop {
  customers: ReadonlySet<string>;
  granted: GrantedPoints;
  now: () => Date;
}

/** The market's server grants points to customers here, and asks afterwards whether it did. */
export function pointCalls(app: FastifyInstance, { customers, granted, now }: Shop): void {
  const url = '/api/customers/:customerKey/points/:grantKey';

  app.put<GrantRoute>(
    url,
    { config: { faultPoint: 'shop-points' }, preHandler: requireApiKey },
    ({ params: { customerKey, grantKey }, body }, reply) => {
      const points = Number(body?.points);
      if (!customers.has(customerKey)) return reply.code(404).send({ error: 'no such customer' });
      if (!Number.isInteger(points) || points <= 0) return reply.code(422).send({ error: 'wrong number of points' });
      const isKnown = granted.add({ customerKey, grantKey, points, at: now().toISOString() });
      return isKnown ? { grantKey, points } : reply.code(409).send({ error: 'the key was used for another grant' });
    },
  );

  app.get<GrantRoute>(
    url,
    { config: { faultPoint: 'shop-points-lookup' }, preHandler: requireApiKey },
    ({ params: { customerKey, grantKey } }, reply) => {
      const grant = granted.find(customerKey, grantKey);
      return grant ? { grantKey, points: grant.points } : reply.code(404).send({ error: 'no such grant' });
    },
  );

  app.get('/control/shop/points', () => ({ list: granted.newestFirst() }));
}
