import type { Release } from '@jangteo/contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedCache } from '../bounded-cache.ts';
import { encodingFor, matchesTag } from '../negotiation.ts';
import { sendRefusal } from '../refusals/refusal.ts';
import { contentTypeOf, isText } from '../releases/content-types.ts';
import { type StoredEncoding, storedSuffix } from '../releases/stores/release-files.ts';
import type { ReleaseStore } from '../releases/stores/release-source.ts';
import { integrityOf } from '../releases/verify-release.ts';

interface StoredFile {
  encoding: StoredEncoding;
  body: Buffer;
}

const cacheBytes = 64 * 1024 * 1024;

export type SendReleaseFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: { release: Release | undefined; file: string; cacheControl: string },
) => Promise<FastifyReply>;

/** Only files that a release lists are sent: no path leads to anything else. */
export function releaseFileSender(store: ReleaseStore): SendReleaseFile {
  const cache = new BoundedCache<StoredFile>({ maxBytes: cacheBytes });

  async function read(release: Release, file: string, encoding: StoredEncoding): Promise<StoredFile | undefined> {
    const key = `${encoding} ${release.app} ${release.id} ${file}`;
    const known = cache.get(key);
    if (known) return known;
    const body = await store.files(release).web(file, encoding);
    const listed = encoding === 'identity' ? release.files : release.compressed;
    const isIntact = body && listed[file + storedSuffix[encoding]]?.integrity === integrityOf(body);
    if (!isIntact) return encoding === 'identity' ? undefined : read(release, file, 'identity');
    const stored = { encoding, body };
    cache.set(key, stored, body.byteLength);
    return stored;
  }

  return async (request, reply, { release, file, cacheControl }) => {
    const listed = release && Object.hasOwn(release.files, file) ? release.files[file] : undefined;
    if (!release || !listed) return sendRefusal(request, reply, 404);
    // Weak, because compressed copies share the tag.
    const tag = `W/"${listed.integrity.slice('sha384-'.length)}"`;
    reply.headers({ 'cache-control': cacheControl, etag: tag });
    if (isText(file)) reply.header('vary', 'accept-encoding');
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();

    const encoding = isText(file) ? encodingFor(request.headers['accept-encoding']) : 'identity';
    const stored = await read(release, file, encoding);
    if (!stored) return sendRefusal(request, reply, 404);
    if (stored.encoding !== 'identity') reply.header('content-encoding', stored.encoding);
    return reply.type(contentTypeOf(file)).send(stored.body);
  };
}
