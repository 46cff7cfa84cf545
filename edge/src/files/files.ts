import { isAppName } from '@jangteo/contract/release';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../releases/stores/release-source.ts';
import type { LiveSets } from '../render/live-sets.ts';
import { forAnHour, forEver } from './cache-control.ts';
import { releaseFileSender } from './send-release-file.ts';

/**
 * Serves web files of every stored release, and those files of the hosts that are served that have fixed addresses.
 */
export function addFiles(app: FastifyInstance, store: ReleaseStore, liveSets: LiveSets): void {
  const send = releaseFileSender(store);

  app.get<{ Params: { app: string; id: string; '*': string } }>('/r/:app/:id/*', async (request, reply) => {
    const { app: name, id, '*': file } = request.params;
    const release = isAppName(name) ? await store.read(name, id) : undefined;
    // Development servers load remotes of a deployed release set from their own origin.
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    return send(request, reply, { release, file, cacheControl: forEver });
  });

  const ofHost = (url: string, fileOf: (rest: string) => string, cacheControl = forAnHour) =>
    app.get<{ Params: { '*'?: string } }>(url, async (request, reply) => {
      const file = fileOf(request.params['*'] ?? '');
      // A font whose name only the canary's host knows is none of the others'.
      const release = liveSets.hosts.find(({ files }) => Object.hasOwn(files, file));
      return send(request, reply, { release, file, cacheControl });
    });
  ofHost('/icons/*', (icon) => `icons/${icon}`);
  // The name changes with the content, so that a new release of the host does not make browsers fetch the file again.
  ofHost('/fonts/*', (font) => `fonts/${font}`, forEver);
  ofHost('/favicon.ico', () => 'favicon.ico');
  ofHost('/manifest.webmanifest', () => 'manifest.webmanifest');
}
