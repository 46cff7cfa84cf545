import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServers } from '../api-servers/api-servers.ts';
import { forEver } from '../files/cache-control.ts';
import { matchesTag } from '../negotiation.ts';
import { sendRefusal } from '../refusals/refusal.ts';
import { contentTypeOf } from '../releases/content-types.ts';
import { askForPicture, isMemberPicture } from './member-pictures.ts';
import { OwnPictures } from './own-pictures.ts';
import { filesFor } from './picture-files.ts';
import { QueueFull } from './work-queue.ts';

interface Options {
  /** Folders with the masters of the market's own pictures, searched in this order. */
  folders: readonly string[];
  /** Folder for the sizes made from them. */
  cacheFolder: string;
  servers: ApiServers;
  deadlineMs: number;
}

type Asked = FastifyRequest<{ Params: { name: string; size: string } }>;

/**
 * Serves pictures by name and width, in the best format that the browser accepts; `share` is the one for shared links.
 */
export function addPictures(app: FastifyInstance, { folders, cacheFolder, ...api }: Options): void {
  const ownPictures = new OwnPictures({ folders, cacheFolder, onUnkept });

  let hasSaidUnkept = false;
  function onUnkept(error: unknown): void {
    if (!hasSaidUnkept) app.log.error(error, 'Sizes of pictures cannot be stored; each request makes its own');
    hasSaidUnkept = true;
  }

  app.get('/img/:name/:size', async (request: Asked, reply) => {
    const { name, size } = request.params;
    const files = isName(name) ? filesFor(size, request.headers.accept) : [];
    if (files.length === 0) return sendRefusal(request, reply, 404);
    return isMemberPicture(name) ? sendMemberPicture(request, reply, files) : sendOwnPicture(request, reply, files);
  });

  async function sendOwnPicture(request: Asked, reply: FastifyReply, files: readonly string[]) {
    const picture = await ownPictures.read(request.params.name, files).catch(noneWhenFull);
    if (picture === undefined) return sendRefusal(request, reply, 404);
    if (picture === null) return sendRefusal(request, reply, 503);
    const { path, body, tag } = picture;
    if (!tag) {
      reply.header('cache-control', forMinutes).header('cross-origin-resource-policy', 'cross-origin');
      if (request.params.size !== 'share') reply.header('vary', 'accept');
      return reply.type(contentTypeOf(path)).send(body);
    }
    mayBeKept(request, reply, { tag, how: forEver });
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type(contentTypeOf(path)).send(body);
  }

  async function sendMemberPicture(request: Asked, reply: FastifyReply, files: readonly string[]) {
    const { name, size } = request.params;
    try {
      const picture = await askForPicture(api, name, files);
      if (!picture) return sendRefusal(request, reply, 404);
      const tag = `"${name}-${size}-${picture.body.length}"`;
      mayBeKept(request, reply, { tag, how: forMinutes });
      if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type(picture.type).send(picture.body);
    } catch (error) {
      request.log.warn(error, 'The API did not give a picture');
      return sendRefusal(request, reply, 502);
    }
  }
}

/** Too many pictures are waiting: the client may retry soon. */
function noneWhenFull(error: unknown): null {
  if (error instanceof QueueFull) return null;
  throw error;
}

/** A member may delete a picture, and moderation hide it: then nobody may keep it for long. */
const forMinutes = 'public, max-age=300';

/** The content of a picture's address never changes. */
function mayBeKept(request: Asked, reply: FastifyReply, { tag, how }: { tag: string; how: string }): void {
  reply.headers({ 'cache-control': how, etag: tag, 'cross-origin-resource-policy': 'cross-origin' });
  if (request.params.size !== 'share') reply.header('vary', 'accept');
}

const isName = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,80}$/.test(text);
