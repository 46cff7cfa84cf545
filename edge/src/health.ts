import type { Registry } from '@jangteo/contract/release';
import type { FastifyInstance } from 'fastify';
import type { ApiTrust } from './api-trust.ts';
import type { PageSource } from './pages/page-source.ts';
import type { LiveSets } from './render/live-sets.ts';

/**
 * `/live`: the process responds. `/ready`: it has rendered a page of its release set, the API trusts it, and it is not
 * about to close. `apps` says which release of each app is wanted and served, since when, and why they differ;
 * `generation` is the channel's that this is about.
 */
export function addHealth(
  app: FastifyInstance,
  { liveSets, source, apiTrust }: { liveSets: LiveSets; source: PageSource; apiTrust: ApiTrust },
): { leave(): void } {
  let leaving = false;
  app.get('/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }));
  app.get('/ready', async (_request, reply) => {
    const ready = liveSets.ready && !leaving && !apiTrust.isRefused;
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
        pages: source.counts,
      });
  });
  return {
    leave() {
      leaving = true;
    },
  };
}

const releaseIds = ({ apps }: Registry): Record<string, string> =>
  Object.fromEntries(Object.entries(apps).map(([app, { release }]) => [app, release]));
