// Decision: docs/decisions/2026-12-01-pages-are-visited-over-one-connection.md

import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { openLine } from './line.ts';
import { slowPhone } from './slow-phone.ts';

export interface Front {
  /** The address in the browser of what a server of this machine serves. */
  addressOf: (origin: string) => string;
  /** With these arguments a browser finds the front, over the slow line, and trusts it. */
  browserArguments: string[];
}

/** What a market's edge has before it in production: HTTP/2 and encryption, here behind a slow line. */
export async function openFront(opened: AsyncDisposableStack): Promise<Front> {
  const certificate = await makeCertificate();
  const origins = new Map<string, string>();
  const agent = opened.adopt(new Agent({ keepAlive: true }), (agent) => agent.destroy());

  const turnsOf = new WeakMap<object, Turns>();
  const server = createSecureServer(certificate, (asked, reply) => {
    const origin = origins.get(asked.authority);
    const session = asked.stream.session ?? asked;
    const turns = turnsOf.get(session) ?? new Turns();
    turnsOf.set(session, turns);
    if (origin) forward(origin, { agent, turns }, asked, reply).catch(() => reply.stream.destroy());
    else reply.writeHead(404).end();
  });
  const port = await openLine(opened, slowPhone, (visitor) => server.emit('connection', visitor));

  return {
    addressOf(origin) {
      const name = `at-${new URL(origin).port}.test`;
      origins.set(name, origin);
      return `https://${name}`;
    },
    browserArguments: [
      `--host-resolver-rules=MAP *.test 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${hashOfKey(certificate.cert)}`,
    ],
  };
}

async function forward(
  origin: string,
  { agent, turns }: { agent: Agent; turns: Turns },
  asked: Http2ServerRequest,
  reply: Http2ServerResponse,
) {
  const { method, url, headers } = asked;
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const forwarded: OutgoingHttpHeaders = { ...Object.fromEntries(own), host: new URL(origin).host };
  if (headers.origin) forwarded.origin = origin;
  const sent = request(origin + url, { method, headers: forwarded, agent });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  const [[answer]] = await Promise.all([answered, pipeline(asked, sent)]);
  const kept = Object.entries(answer.headers).filter(([name]) => !ofOneConnection.includes(name));
  reply.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; start += turnBytes) {
      const part = chunk.subarray(start, start + turnBytes);
      await turns.take(() => new Promise((resolve) => reply.write(part, () => resolve())));
    }
  }
  reply.end();
}

const turnBytes = 16 * 1_024;

/** The replies of a connection are sent in turns, and no part before the line has taken the one before. */
class Turns {
  #last = Promise.resolve();

  take(send: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(send);
    return this.#last;
  }
}

/** HTTP/2 has no such headers. */
const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding'];

interface Certificate {
  key: Buffer;
  cert: Buffer;
}

/** Node has no call that makes one. */
async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key'), path.join(folder, 'cert')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-subj', '/CN=market.test'];
  try {
    await promisify(execFile)('openssl', ['req', '-x509', ...kind, '-days', '2', '-keyout', key, '-out', cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const hashOfKey = (cert: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
