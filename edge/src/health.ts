import type { Registry } from '@jangteo/contract/release';
import type { FastifyInstance } from 'fastify';
import type { ApiServers } from './api-servers/api-servers.ts';
import type { PageSource } from './pages/page-source.ts';
import type { LiveSets } from './render/live-sets.ts';

/**
 * `/live`: the process responds. `/ready`: it has rendered a page of its release set, it and the API trust each other,
 * and it is not about to close. `apps` lists which release of each app is wanted and served, since when, and why they
 * differ; `generation` is the channel's generation that was read. `canary` lists the releases that a share of the
 * visitors is to get instead, and whether it gets them.
 */
export function addHealth(
  app: FastifyInstance,
  { liveSets, source, servers }: { liveSets: LiveSets; source: PageSource; servers: ApiServers },
): { leave(): void } {
  let leaving = false;
  app.get('/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }));
  app.get('/ready', async (_request, reply) => {
    const ready = liveSets.ready && !leaving && !servers.isRefused;
    const set = liveSets.current?.set;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready,
        set: set?.id ?? null,
        releases: set && releaseIds(set.registry),
        generation: liveSets.generation,
        apps: liveSets.apps,
        ...(liveSets.canaryState && { canary: liveSets.canaryState }),
        pages: source.counts,
      });
  });
  // Clients and load balancers connect anew, to another edge.
  app.addHook('onSend', async (_request, reply) => {
    if (leaving) reply.header('connection', 'close');
  });
  return {
    leave() {
      leaving = true;
    },
  };
}

const releaseIds = ({ apps }: Registry): Record<string, string> =>
  Object.fromEntries(Object.entries(apps).map(([app, { release }]) => [app, release]));
