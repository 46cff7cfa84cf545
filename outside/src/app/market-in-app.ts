import { readFile } from 'node:fs/promises';
import { request as ask, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMarketInApp, marketInAppOrigin, phoneOrigin } from './places.ts';

const below = '/app/market';

/** On the app's market host every path belongs to the market, also those that other stand-ins have. */
export const rewriteUrl = ({ url = '/', headers }: IncomingMessage): string =>
  isMarketInApp(headers.host) ? below + url : url;

/**
 * The market as an app's web view shows it: the same responses, but a script of the app, which announces the app to the
 * page, runs before the page's own. The market's policy forbids frames; here the phone may frame it.
 */
export async function marketInApp(app: FastifyInstance, marketUrl: string): Promise<void> {
  const appScript = await readFile(join(import.meta.dirname, 'in-page-script.js'), 'utf8');

  await app.register(async (market) => {
    // Bodies are passed on unchanged.
    market.removeAllContentTypeParsers();
    market.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    market.all(`${below}/*`, async (request, reply) => {
      const answer = await passOn(request, marketUrl);
      copyHead(answer, reply, marketUrl, request.headers.host);
      if (!answer.headers['content-type']?.startsWith('text/html')) return reply.send(answer);
      const policy = String(answer.headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      const tag = `<script nonce="${nonce}" data-phone="${phoneOrigin(request.headers.host)}">${appScript}</script>`;
      return reply.send((await text(answer)).replace('<head>', `<head>${tag}`));
    });
  });
}

function passOn(request: FastifyRequest, marketUrl: string): Promise<IncomingMessage> {
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const wantsPage = headers.accept?.includes('text/html');
  return new Promise((resolve, reject) => {
    const passed = ask(
      new URL(request.raw.url?.slice(below.length) ?? '/', marketUrl),
      { method: request.method, headers: { ...headers, ...(wantsPage && { 'accept-encoding': 'identity' }) } },
      resolve,
    );
    passed.on('error', reject);
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody) request.raw.pipe(passed);
    else passed.end();
  });
}

/** Headers that change with the body, or that belong to one connection. */
const ownHeaders = new Set(['content-length', 'connection', 'keep-alive', 'transfer-encoding']);

function copyHead(answer: IncomingMessage, reply: FastifyReply, marketUrl: string, host: string | undefined): void {
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  reply.code(answer.statusCode ?? 502);
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value === undefined || ownHeaders.has(name) || (isPage && name === 'etag')) continue;
    reply.header(name, typeof value === 'string' ? rewritten(name, value, marketUrl, host) : value);
  }
}

function rewritten(name: string, value: string, marketUrl: string, host: string | undefined): string {
  if (name === 'content-security-policy')
    return value.replace("frame-ancestors 'none'", `frame-ancestors ${phoneOrigin(host)}`);
  if (name === 'location') return value.replace(marketUrl, marketInAppOrigin(host));
  return value;
}
