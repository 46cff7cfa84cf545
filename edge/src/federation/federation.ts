// Decision: docs/decisions/2026-11-23-parts-for-other-sites.md

import {
  embedFolder,
  type FederatedApp,
  type FederationContainer,
  type FederationManifest,
  manifestFile,
} from '@jangteo/contract/federation';
import { isAppName, type Release, releaseBase } from '@jangteo/contract/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '../negotiation.ts';
import { sendRefusal } from '../refusals/refusal.ts';
import type { ReleaseStore } from '../releases/stores/release-source.ts';
import type { LiveSets } from '../render/live-sets.ts';

interface Options {
  store: ReleaseStore;
  liveSets: LiveSets;
  publicUrl: string;
}

/** Tells hosts of other sites what they may load of an app's release, as the market itself serves it to all visitors. */
export function addFederation(app: FastifyInstance, { store, liveSets, publicUrl }: Options): void {
  /** By folder below `web/`; undefined where the release has none. */
  async function readManifest(release: Release, folder: string): Promise<FederationManifest | undefined> {
    const file = folder + manifestFile;
    if (!Object.hasOwn(release.files, file)) return undefined;
    const content = await store.files(release).web(file, 'identity');
    return content && JSON.parse(content.toString());
  }

  async function containerIn(release: Release, folder: string): Promise<FederationContainer | undefined> {
    const manifest = await readManifest(release, folder);
    const entry = folder + manifest?.metaData.remoteEntry.name;
    const integrity = release.files[entry]?.integrity;
    if (!manifest || !integrity) return undefined;
    return {
      name: manifest.metaData.globalName,
      entry: publicUrl + releaseBase(release.app, release.id) + entry,
      integrity,
      exposes: manifest.exposes.map(({ path }) => path),
      shared: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
      manifest: `${publicUrl}/federation/${release.app}/${folder}${manifestFile}`,
    };
  }

  async function describe(release: Release): Promise<FederatedApp | undefined> {
    const own = await containerIn(release, '');
    const embed = await containerIn(release, `${embedFolder}/`);
    return own && { app: release.app, release: release.id, ...own, ...(embed && { embed }) };
  }

  /** The manifest has an address of its own, so that the files it names have to be named in full. */
  async function manifestFor(release: Release, folder: string): Promise<FederationManifest | undefined> {
    const manifest = await readManifest(release, folder);
    if (!manifest) return undefined;
    const publicPath = publicUrl + releaseBase(release.app, release.id) + folder;
    return { ...manifest, metaData: { ...manifest.metaData, publicPath } };
  }

  const serve = (url: string, read: (release: Release) => Promise<object | undefined>) =>
    app.get<{ Params: { app: string } }>(url, async (request, reply) => {
      const { app: name } = request.params;
      const live = liveSets.current;
      if (!live) return sendRefusal(request, reply.header('access-control-allow-origin', '*'), 503);
      const release = isAppName(name) ? live.set.releases[name] : undefined;
      return sendDescription(request, reply, release && { tag: `"${release.id}"`, content: await read(release) });
    });
  serve('/federation/:app.json', describe);
  serve(`/federation/:app/${manifestFile}`, (release) => manifestFor(release, ''));
  serve(`/federation/:app/${embedFolder}/${manifestFile}`, (release) => manifestFor(release, `${embedFolder}/`));
}

/** Browsers ask each time, so that a promotion or a rollback reaches other sites with their next page. */
function sendDescription(
  request: FastifyRequest,
  reply: FastifyReply,
  found: { tag: string; content: object | undefined } | undefined,
): FastifyReply {
  reply.header('access-control-allow-origin', '*');
  if (!found?.content) return sendRefusal(request, reply, 404);
  const { tag, content } = found;
  reply.headers({ 'cache-control': 'no-cache', etag: tag });
  return matchesTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(content);
}
