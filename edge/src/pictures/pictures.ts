import { open } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentTypeOf } from '../files/content-types.ts';
import { accepts, matchesTag } from '../negotiation.ts';
import { sendRefusal } from '../refusals/refusal.ts';

const widths = ['160', '320', '640', '960'];
const forEver = 'public, max-age=31536000, immutable';

/** Pictures by name and width, in the best format that the browser shows; `share` is the one for shared links. */
export function addPictures(app: FastifyInstance, folders: readonly string[]): void {
  app.get<{ Params: { name: string; size: string } }>('/img/:name/:size', async (request, reply) => {
    const { name, size } = request.params;
    const files = isName(name) ? filesFor(size, request.headers.accept) : [];
    for (const file of files) {
      for (const folder of folders) {
        const handle = await open(path.join(folder, name, file)).catch(() => undefined);
        if (!handle) continue;
        const { size: bytes, mtimeMs } = await handle.stat();
        const tag = `"${bytes.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
        reply.headers({ 'cache-control': forEver, etag: tag, 'cross-origin-resource-policy': 'cross-origin' });
        if (size !== 'share') reply.header('vary', 'accept');
        if (matchesTag(request.headers['if-none-match'], tag)) {
          await handle.close();
          return reply.code(304).send();
        }
        reply.headers({ 'content-type': contentTypeOf(file), 'content-length': bytes });
        return reply.send(handle.createReadStream());
      }
    }
    return sendRefusal(request, reply, 404);
  });
}

const isName = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,80}$/.test(text);

/** Every browser in use shows WebP; AVIF is a third smaller where it is shown. Of a small picture its widest stands in. */
function filesFor(size: string, accept: string | undefined): string[] {
  if (size === 'share') return ['share.jpg'];
  const formats = accepts(accept, 'image/avif') ? ['avif', 'webp'] : ['webp'];
  return widths
    .slice(0, widths.indexOf(size) + 1)
    .reverse()
    .flatMap((width) => formats.map((format) => `${width}.${format}`));
}
