import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { claimOf, signatureOf } from './signature.ts';

export const objectStoreAccess = {
  S3_ACCESS_KEY_ID: 'store-stand-in',
  S3_SECRET_ACCESS_KEY: 'a-secret-of-the-stand-in',
  S3_REGION: 'kr-test-1',
} as const;

export interface ObjectStoreStandIn {
  /** Of its one bucket. */
  url: string;
  objects: Map<string, Buffer>;
  /** What the next requests get instead of an answer; undefined: nothing is wrong. */
  fault: 'hang' | 'error' | 'reset' | undefined;
  requests: number;
  close(): void;
}

type Access = Record<keyof typeof objectStoreAccess, string>;

interface Options {
  port?: number;
  access?: Access;
  /** The names in one page of a list. */
  pageSize?: number;
}

const bucket = 'market';
const longestSkewMs = 15 * 60_000;

/** A response that refuses: the protocol's status and code. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/**
 * A store that speaks as much of the S3 protocol as the programs use, as strictly as the real ones: it verifies
 * signatures, their time and the hash of what is sent, and writes on condition in one step. What it holds is gone when it
 * ends.
 */
export async function startObjectStore({
  port = 0,
  access = objectStoreAccess,
  pageSize = 1_000,
}: Options = {}): Promise<ObjectStoreStandIn> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    store.requests += 1;
    if (store.fault === 'hang') return;
    if (store.fault === 'reset') return request.socket.destroy();
    if (store.fault === 'error') return refuse(response, 503, 'SlowDown');
    try {
      const body = await bodyOf(request);
      verify(request, body, access);
      respond({ request, response, body }, objects, pageSize);
    } catch (error) {
      if (error instanceof Refusal) return refuse(response, error.status, error.message);
      throw error;
    }
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const store: ObjectStoreStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`,
    objects,
    fault: undefined,
    requests: 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return store;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function verify({ method = '', url: target = '', headers }: IncomingMessage, body: Buffer, access: Access): void {
  const signed = { method, target, headers };
  const claim = claimOf(signed);
  if (!claim) throw new Refusal(403, 'AccessDenied');
  if (claim.accessKeyId !== access.S3_ACCESS_KEY_ID) throw new Refusal(403, 'InvalidAccessKeyId');
  if (claim.region !== access.S3_REGION) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => claim.signedHeaders.includes(name))) {
    throw new Refusal(403, 'AccessDenied');
  }
  const expected = signatureOf(signed, claim, access.S3_SECRET_ACCESS_KEY);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(claim.signature))) {
    throw new Refusal(403, 'SignatureDoesNotMatch');
  }
  const [, date = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(String(headers['x-amz-date'])) ?? [];
  const iso = `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`;
  if (!(Math.abs(Date.parse(iso) - Date.now()) < longestSkewMs)) throw new Refusal(403, 'RequestTimeTooSkewed');
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== sha256) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
}

function respond({ request, response, body }: Exchange, objects: Map<string, Buffer>, pageSize: number): void {
  const url = new URL(request.url ?? '', 'http://store');
  const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  if (name !== bucket) throw new Refusal(404, 'NoSuchBucket');
  if (request.method === 'GET' && key === '') {
    listPage(response, { objects, query: url.searchParams, pageSize });
    return;
  }
  if (request.method === 'GET') {
    const object = objects.get(key);
    if (!object) throw new Refusal(404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': object.byteLength }).end(object);
    return;
  }
  if (request.method === 'PUT' && key !== '') {
    if (request.headers['if-none-match'] === '*' && objects.has(key)) throw new Refusal(412, 'PreconditionFailed');
    objects.set(key, body);
    response.writeHead(200).end();
    return;
  }
  if (request.method === 'DELETE' && key !== '') {
    objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  throw new Refusal(501, 'NotImplemented');
}

interface ListRequest {
  objects: ReadonlyMap<string, Buffer>;
  query: URLSearchParams;
  pageSize: number;
}

/** What is below the prefix; with a delimiter, what lies deeper appears once, as a common prefix. */
function listPage(response: ServerResponse, { objects, query, pageSize }: ListRequest): void {
  if (query.get('list-type') !== '2') throw new Refusal(501, 'NotImplemented');
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const below = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const names = below.map((key) => {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    return end < 0 ? key : key.slice(0, end + 1);
  });
  const sorted = [...new Set(names)].sort();
  const after = query.get('continuation-token');
  const left = after === null ? sorted : sorted.filter((name) => name > after);
  const page = left.slice(0, pageSize);
  const items = page.map((name) =>
    delimiter && name.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${escaped(name)}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${escaped(name)}</Key><Size>${objects.get(name)?.byteLength}</Size></Contents>`,
  );
  const next = left.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix>${next}${items.join('')}</ListBucketResult>`;
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
