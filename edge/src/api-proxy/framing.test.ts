import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { addressOf } from '../testing/address-of.ts';
import { type OpenEdge, openEdge } from '../testing/open-edge.ts';
import { openRaw } from '../testing/raw-connection.ts';

let api: Server;
let edge: OpenEdge;
/** The requests that reached the API, as a server with the same parser as the real one understands them. */
let arrived: string[] = [];

beforeAll(async () => {
  api = createServer(async (incoming, outgoing) => {
    arrived.push(`${incoming.method} ${incoming.url}`);
    await text(incoming).catch(() => undefined);
    outgoing.end('{}');
  });
  await once(api.listen(0), 'listening');
  edge = await openEdge({ apiUrls: [addressOf(api)], apiDeadlineMs: 1_000 });
});
beforeEach(() => {
  arrived = [];
});
afterAll(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const hidden = 'GET /api/hidden HTTP/1.1\r\nhost: a\r\n\r\n';
const chunk = (text: string, extension = '') => `${text.length.toString(16)}${extension}\r\n${text}\r\n0\r\n\r\n`;
const body = (lines: string, content: string) => `${lines}\r\n\r\n${content}`;

const attacks: [name: string, afterHost: string][] = [
  ['the length named in Connection', body(`connection: content-length\r\ncontent-length: ${hidden.length}`, hidden)],
  [
    'the length in a list of options',
    body(`connection: close, Content-Length\r\ncontent-length: ${hidden.length}`, hidden),
  ],
  ['chunks named in Connection', body('connection: transfer-encoding\r\ntransfer-encoding: chunked', chunk(hidden))],
  ['CL.0', body(`content-length: ${hidden.length}`, hidden)],
  ['chunks', body('transfer-encoding: chunked', chunk(hidden))],
  ['CL.TE', body('content-length: 6\r\ntransfer-encoding: chunked', `0\r\n\r\n${hidden}`)],
  ['TE.CL', body('transfer-encoding: chunked\r\ncontent-length: 4', chunk(hidden))],
  ['a coding that is not chunked', body('transfer-encoding: xchunked', chunk(hidden))],
  ['two codings', body('transfer-encoding: gzip, chunked', chunk(hidden))],
  ['two lengths', body(`content-length: 0\r\ncontent-length: ${hidden.length}`, hidden)],
  ['a length with a sign', body(`content-length: +${hidden.length}`, hidden)],
  ['a space before the colon', body(`content-length : ${hidden.length}`, hidden)],
  ['chunk extensions', body('transfer-encoding: chunked', chunk(hidden, ';a="b\r\n"'))],
  ['chunk extensions in one line', body('transfer-encoding: chunked', chunk(hidden, ';x=1'))],
  ['trailers', body('transfer-encoding: chunked\r\ntrailer: content-length', `0\r\ncontent-length: 9\r\n\r\n`)],
  ['an obsolete folded length', body(`x: y\r\n content-length: 3\r\ncontent-length: ${hidden.length}`, hidden)],
  ['an obsolete folded coding', body('transfer-encoding:\r\n chunked', chunk(hidden))],
  ['bare line feeds', body(`x: y\ncontent-length: ${hidden.length}`, hidden)],
  ['an upgrade to h2c', body(`connection: upgrade\r\nupgrade: h2c\r\ncontent-length: ${hidden.length}`, hidden)],
  ['an upgrade to a web socket', body('connection: upgrade\r\nupgrade: websocket', '')],
  ['an expectation', body(`expect: 100-continue\r\ncontent-length: ${hidden.length}`, hidden)],
];

describe.each(methods)('%s', (method) => {
  test.each(attacks)('%s: one request in, at most one out', async (_name, afterHost) => {
    // A request hidden in the body must not surface with a later request on the same connection to the API, either.
    const last = 'GET /api/last HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
    const attacker = await openRaw(edge.app, `${method} /api/outer HTTP/1.1\r\nhost: a\r\n${afterHost}`);
    await attacker.answers(1);
    attacker.socket.end();
    const visitor = await openRaw(edge.app, last);
    await visitor.answers(1);
    expect(arrived).not.toContain('GET /api/hidden');
    expect(arrived.filter((request) => !request.endsWith('/last')).length).toBeLessThanOrEqual(1);
    expect(arrived.filter((request) => request.endsWith('/last'))).toHaveLength(1);
  });
});
