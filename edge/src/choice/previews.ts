import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { messageOf } from '../errors.ts';
import { sendRefusal } from '../refusals/refusal.ts';
import type { LiveSets } from '../render/live-sets.ts';
import { cookieNames, writeCookie } from './cookies.ts';
import { readPreviewToken } from './preview-token.ts';

/** With a token, shows releases that are not promoted to this browser; without one, ends that. */
export const previewPath = '/r/preview';

interface Options {
  liveSets: LiveSets;
  trustedKeys: readonly KeyObject[];
  publicUrl: string;
}

export function addPreviews(app: FastifyInstance, { liveSets, trustedKeys, publicUrl }: Options): void {
  app.get<{ Querystring: { token?: string } }>(previewPath, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { token } = request.query;
    if (token === undefined) {
      return reply.header('set-cookie', writeCookie(cookieNames.preview, '', { maxAgeS: 0, publicUrl })).redirect('/');
    }
    const preview = typeof token === 'string' ? readPreviewToken(token, trustedKeys) : undefined;
    if (!preview) return sendRefusal(request, reply, 403);
    try {
      await liveSets.preview(preview.releases);
    } catch (error) {
      // The holder of a token is a member of the team and needs the reason.
      request.log.error(error, 'A preview cannot be rendered');
      return reply.code(503).type('text/plain; charset=utf-8').send(messageOf(error));
    }
    const maxAgeS = Math.ceil((preview.until - Date.now()) / 1_000);
    return reply.header('set-cookie', writeCookie(cookieNames.preview, token, { maxAgeS, publicUrl })).redirect('/');
  });
}
