import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../refusals/refusal.ts';
import { contentTypeOf } from '../releases/content-types.ts';
import { undefinedIfMissing } from '../releases/stores/release-files.ts';
import { forAnHour } from './cache-control.ts';

/**
 * Serves the installation's own files below `/.well-known/`: by them phones know which app opens the market's links. The
 * file of one platform has JSON and no extension.
 */
export function addWellKnown(app: FastifyInstance, folder: string | undefined): void {
  app.get<{ Params: { '*': string } }>('/.well-known/*', async (request, reply) => {
    const name = request.params['*'];
    const isName = /^\w[\w.-]*$/.test(name);
    const content = folder && isName ? await undefinedIfMissing(readFile(path.join(folder, name))) : undefined;
    if (!content) return sendRefusal(request, reply, 404);
    const type = contentTypeOf(path.extname(name) ? name : `${name}.json`);
    return reply.header('cache-control', forAnHour).type(type).send(content);
  });
}
