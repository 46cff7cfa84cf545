import { forwardedHeaders, isProvenEdge } from '@jangteo/network';
import type { FastifyInstance } from 'fastify';
import type { IsTrusted } from './trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether an edge sent the request, by its proof or its address: then its headers about the visitor are trusted.
     */
    isFromEdge: boolean;
  }
}

interface Options {
  /** The keys that edges share with the API. */
  keys: readonly string[];
  /** Addresses that need no proof. */
  isTrusted: IsTrusted;
}

/** What others than edges say about the visitor is removed before anything reads it. */
export function recogniseEdges(app: FastifyInstance, { keys, isTrusted }: Options): void {
  app.decorateRequest('isFromEdge', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    request.isFromEdge = isProvenEdge(keys, headers) || isTrusted(socket.remoteAddress ?? '');
    if (!request.isFromEdge) for (const name of forwardedHeaders) delete headers[name];
    done();
  });
}

/** The only proxy is the edge, whose headers have been checked; of further addresses in them, none is believed. */
export const trustTheEdge = (_address: string, hop: number): boolean => hop === 0;
