import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PageDocument } from './page-document.ts';

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface Twin {
  edge: string;
  original: PageDocument;
  html: string;
  /** Files of its own, by the path under which they are served. */
  files?: { path: string; folder: string };
}

/**
 * Serves another form of a page as the edge would, with the same headers, and compressed as well as brotli can; all
 * other files are the edge's own responses, cached. Returns its address.
 */
export async function openTwin(opened: AsyncDisposableStack, twin: Twin): Promise<string> {
  const document = await documentAnswer(twin);
  const answers = new Map<string, Promise<Answer>>();
  const answerTo = (asked: IncomingMessage): Promise<Answer> => {
    const { url = '/', headers } = asked;
    if (headers['sec-fetch-dest'] === 'document') return Promise.resolve(document);
    const key = `${url} ${headers.accept}`;
    const answer = answers.get(key) ?? ownFile(twin, url) ?? askEdge(twin.edge, asked);
    answers.set(key, answer);
    return answer;
  };
  const server = createServer((asked, reply) => {
    answerTo(asked).then(
      (answer) => send(reply, answer),
      (error: unknown) => reply.writeHead(502).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const send = (reply: ServerResponse, { status, headers, body }: Answer) =>
  reply.writeHead(status, { ...headers, 'content-length': body.byteLength }).end(body);

const compressed = promisify(brotliCompress);

async function documentAnswer({ original, html }: Twin): Promise<Answer> {
  const headers = headersOf([...original.headers]);
  return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: await compressed(html) };
}

function ownFile({ files }: Twin, url: string): Promise<Answer> | undefined {
  if (!files || !url.startsWith(files.path)) return undefined;
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return readFile(path.join(files.folder, url.slice(files.path.length)))
    .then((content) => compressed(content))
    .then((body) => ({ status: 200, headers, body }));
}

const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date'];

/** All that the edge sends: some of them cost a visit time, such as the one that gives a page a process of its own. */
const headersOf = (entries: [string, string | string[] | undefined][]): OutgoingHttpHeaders =>
  Object.fromEntries(entries.filter(([name]) => !ofOneConnection.includes(name)));

async function askEdge(edge: string, { url = '/', headers }: IncomingMessage): Promise<Answer> {
  const asked = request(edge + url, { headers: { ...headers, host: new URL(edge).host } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 502,
    headers: headersOf(Object.entries(answer.headers)),
    body: await buffer(answer),
  };
}
