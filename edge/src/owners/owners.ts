import { type Owners, ownersPath } from '@jangteo/contract/release';
import type { FastifyInstance } from 'fastify';
import type { SetChoice } from '../choice/set-choice.ts';
import { sendRefusal } from '../refusals/refusal.ts';

/** Serves the teams of the visitor's releases, for a page that shows whose parts it is made of. Nobody's pager. */
export function addOwners(app: FastifyInstance, choice: SetChoice): void {
  app.get(ownersPath, async (request, reply) => {
    const live = await choice.ifAvailable(request);
    if (!live) return sendRefusal(request, reply, 503);
    const owners = Object.values(live.set.releases).map(({ app, id, owner }) => [
      app,
      { release: id, team: owner?.team },
    ]);
    return reply.header('cache-control', 'no-store').send(Object.fromEntries(owners) as Owners);
  });
}
