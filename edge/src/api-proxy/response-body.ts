import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { encodingFor } from '../negotiation.ts';
import { responseHeaders } from './proxy-headers.ts';

/** Smaller responses fit into one packet uncompressed. */
const worthBytes = 1_024;
/** Longer than any list. Longer responses are streamed instead of buffered. */
const mostWholeBytes = 4 * 1024 * 1024;

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

interface Answer {
  headers: OutgoingHttpHeaders;
  body: Readable | Buffer;
}

/**
 * Reads JSON whole and compresses it, so that a slow client does not occupy a connection to the API. Rejects if the
 * response breaks off: nothing of it has been sent yet.
 */
export async function takeResponse(
  answer: IncomingMessage,
  { method, headers: { 'accept-encoding': acceptEncoding } }: FastifyRequest,
): Promise<Answer> {
  const headers = responseHeaders(answer.headers);
  const isJson = String(headers['content-type'] ?? '').startsWith('application/json');
  // A response to HEAD describes a body that is not sent.
  if (!isJson || Number(headers['content-length'] ?? 0) > mostWholeBytes || method === 'HEAD')
    return { headers, body: answer };

  const body = await buffer(answer);
  if (headers['content-encoding'] || body.length < worthBytes) return { headers, body };
  const vary = [headers.vary, 'accept-encoding'].flat().filter(Boolean).join(', ');
  const encoding = encodingFor(acceptEncoding);
  if (encoding === 'identity') return { headers: { ...headers, vary }, body };

  const { 'content-length': _plain, etag, ...rest } = headers;
  return {
    headers: { ...rest, vary, 'content-encoding': encoding, ...(etag ? { etag: weak(String(etag)) } : {}) },
    body: await compress[encoding](body, encoding === 'br' ? brotli : {}),
  };
}

const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);
