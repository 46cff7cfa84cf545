import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { freePort } from '../../e2e/harness/free-port.ts';
import { Child } from '../child.ts';

export interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export interface EdgeInFront {
  port: number;
  /** `hasReachedApi` is false where the edge itself refused. */
  ask(asked: Asked): Promise<{ statusCode: number; body: string; hasReachedApi: boolean }>;
  close(): Promise<void>;
}

/** The real edge as a process of its own, without releases, before an API that runs in this one. */
export async function openEdgeInFront(api: FastifyInstance): Promise<EdgeInFront> {
  await api.listen({ port: 0, host: '127.0.0.1' });
  let arrivedCount = 0;
  // The edge also asks by itself now and then whether the API trusts it.
  api.server.prependListener('request', ({ url }: IncomingMessage) => {
    if (url?.startsWith('/api/')) arrivedCount += 1;
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'jangteo-fuzz-'));
  const port = await freePort();
  const edge = await Child.start({
    script: 'edge/src/server.ts',
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      API_URLS: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`,
      RELEASES_DIR: folder,
      CHANNELS_DIR: folder,
      KEPT_DIR: folder,
      RELEASE_KEY_FILE: path.join(folder, 'release-key'),
      PICTURES_CACHE_DIR: folder,
      LOG_LEVEL: 'silent',
    },
    readyUrl: `http://127.0.0.1:${port}/live`,
    readyWithinMs: 30_000,
    signal: new AbortController().signal,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    port,
    async ask({ method, url, headers, payload }) {
      const before = arrivedCount;
      // Node frames the body of a GET or DELETE only if it has a content-length.
      const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
      const options = { port, host: '127.0.0.1', method, path: url, headers: { ...headers, ...length }, agent };
      const sent = request(options).end(payload);
      const [reply] = (await once(sent, 'response')) as [IncomingMessage];
      return { statusCode: reply.statusCode ?? 0, body: await text(reply), hasReachedApi: arrivedCount > before };
    },
    async close() {
      agent.destroy();
      await edge[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}
