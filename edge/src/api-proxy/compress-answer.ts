import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { encodingFor } from '../negotiation.ts';

/** Smaller answers fit into one packet as they are. */
const worthBytes = 1_024;

interface Answer {
  headers: OutgoingHttpHeaders;
  body: Readable;
}

/** The API answers plainly; on the way to the browser its JSON is compressed. */
export function compressAnswer({ headers, body }: Answer, acceptEncoding: string | undefined): Answer {
  const isJson = String(headers['content-type'] ?? '').startsWith('application/json');
  const bytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (!isJson || headers['content-encoding'] || bytes < worthBytes) return { headers, body };
  const vary = [headers.vary, 'accept-encoding'].flat().filter(Boolean).join(', ');
  const encoding = encodingFor(acceptEncoding);
  if (encoding === 'identity') return { headers: { ...headers, vary }, body };

  const { 'content-length': _plain, etag, ...rest } = headers;
  const compressed: Transform = encoding === 'br' ? createBrotliCompress(brotli) : createGzip();
  // What breaks off before is broken off after: Fastify sees it on the stream it sends.
  pipeline(body, compressed, () => undefined);
  return {
    headers: { ...rest, vary, 'content-encoding': encoding, ...(etag ? { etag: weak(String(etag)) } : {}) },
    body: compressed,
  };
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);
