import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { appsFolder } from '@jangteo/contract/release';
import type { FastifyInstance } from 'fastify';
import { encodingFor } from '../negotiation.ts';
import { sendRefusal } from '../refusals/refusal.ts';
import type { LiveSets } from '../render/live-sets.ts';
import { forEver } from './cache-control.ts';

const compress = { identity: async (content: Buffer) => content, br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Serves the files that have all apps of a set, which its pages name. */
export function addAppsFiles(app: FastifyInstance, liveSets: LiveSets): void {
  app.get<{ Params: { name: string } }>(`${appsFolder}:name`, async (request, reply) => {
    const path = appsFolder + request.params.name;
    const set = liveSets.sets.find(({ appsFile }) => appsFile.path === path);
    if (!set) return sendRefusal(request, reply, 404);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.headers({ 'cache-control': forEver, vary: 'accept-encoding' });
    return reply.type('application/json; charset=utf-8').send(await compress[encoding](set.appsFile.content));
  });
}
