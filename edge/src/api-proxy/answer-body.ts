import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { encodingFor } from '../negotiation.ts';
import { answerHeaders } from './proxy-headers.ts';

/** Smaller answers fit into one packet as they are. */
const worthBytes = 1_024;
/** Longer than any list. What is longer still is passed on as it comes. */
const mostWholeBytes = 4 * 1024 * 1024;

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

interface Answer {
  headers: OutgoingHttpHeaders;
  body: Readable | Buffer;
}

/**
 * JSON is taken whole and compressed, so that the way to the API is free again however slowly the client reads. An answer
 * that breaks off rejects: nothing of it has been passed on.
 */
export async function takeAnswer(
  answer: IncomingMessage,
  { method, headers: { 'accept-encoding': acceptEncoding } }: FastifyRequest,
): Promise<Answer> {
  const headers = answerHeaders(answer.headers);
  const isJson = String(headers['content-type'] ?? '').startsWith('application/json');
  // A HEAD answer describes a body that is not there.
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
