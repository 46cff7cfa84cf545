import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, createZstdCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PagePolicy } from '../headers/content-security-policy.ts';
import { encodingFor, type LiveEncoding, liveEncodingFor, matchesTag } from '../negotiation.ts';
import type { StoredEncoding } from '../releases/stores/release-files.ts';
import type { DocumentStart } from './document.ts';
import { makeNonce, type NonceTemplate } from './nonce-template.ts';
import type { WholePage } from './page-source.ts';

/** A twelfth smaller than quality 4, for half a millisecond more. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Sends a complete page with an entity tag, or 304. */
export async function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, template }: WholePage,
  policy: PagePolicy,
): Promise<FastifyReply> {
  reply.headers({ ...cachingOf(reply), etag: template.tag });
  if (status === 503) reply.removeHeader('etag').headers({ 'cache-control': 'no-store', 'retry-after': 1 });
  // The browser's stored page keeps its policy, whose nonces match the page's.
  if (status === 200 && matchesTag(request.headers['if-none-match'], template.tag)) return reply.code(304).send();
  const nonce = addPageHeaders(reply.code(status), policy);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encodeWhole(template, nonce, encoding));
}

async function encodeWhole(template: NonceTemplate, nonce: string, encoding: StoredEncoding): Promise<Buffer> {
  if (encoding === 'identity') return template.withNonce(nonce);
  if (encoding === 'gzip') return compress.gzip(template.withNonce(nonce));
  const ready = await template.brotli();
  return ready?.withNonce(nonce) ?? compress.br(template.withNonce(nonce), brotli);
}

/**
 * A page that takes longer leaves the line idle, so its scripts may be preloaded meanwhile. If the page comes before they have
 * arrived, its text and pictures wait behind them.
 */
const hintAfterMs = 500;

/** Sends the beginning of the document at once, so that the browser reads it while the page is being rendered. */
export function sendInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, beginning, rest }: { status: 200 | 404; beginning: DocumentStart; rest: Promise<NonceTemplate> },
  policy: PagePolicy,
): FastifyReply {
  reply.headers(cachingOf(reply));
  const nonce = addPageHeaders(reply.code(status), policy);
  const encoding = liveEncodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = streamFor(encoding);
  const write = (template: NonceTemplate) => {
    if (!body.destroyed) body.write(template.withNonce(nonce));
  };
  write(beginning.opening);
  const hinting = setTimeout(() => {
    write(beginning.firstHint);
    write(beginning.hints);
  }, hintAfterMs);
  void rest.then((template) => {
    clearTimeout(hinting);
    if (!body.destroyed) body.end(template.withNonce(nonce));
  });
  return reply.send(body);
}

/** A part is flushed in the step that compresses it, and a page fits into one chunk: each further step wakes another thread. */
const inParts = { chunkSize: 64 * 1024 };

/** Its tables have the size of a page: the usual ones, for megabytes, take a quarter longer. */
const zstd = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 7,
    [constants.ZSTD_c_windowLog]: 18,
    [constants.ZSTD_c_hashLog]: 16,
    [constants.ZSTD_c_chainLog]: 17,
  },
};

// Decision: docs/decisions/2026-11-30-pages-that-nobody-shares-travel-as-zstd.md
function streamFor(encoding: LiveEncoding) {
  switch (encoding) {
    case 'zstd':
      return createZstdCompress({ ...zstd, ...inParts, flush: constants.ZSTD_e_flush });
    case 'br':
      return createBrotliCompress({ ...brotli, ...inParts, flush: constants.BROTLI_OPERATION_FLUSH });
    case 'gzip':
      return createGzip({ ...inParts, flush: constants.Z_SYNC_FLUSH });
    case 'identity':
      return new PassThrough();
  }
}

const cachingOf = (reply: FastifyReply) => ({
  vary: 'accept-encoding',
  'cache-control': reply.getHeader('cache-control') ?? 'no-cache',
});

function addPageHeaders(reply: FastifyReply, policy: PagePolicy): string {
  const nonce = makeNonce();
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy(nonce));
  return nonce;
}
