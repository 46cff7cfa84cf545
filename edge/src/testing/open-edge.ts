import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildEdge, type Edge } from '../app.ts';
import type { EdgeConfig } from '../config.ts';
import type { CanaryState } from '../render/canary-set.ts';
import type { ServedApp } from '../render/live-sets.ts';
import { type Market, makeOpenMarket } from './fixture-releases.ts';

export const publicUrl = 'http://jangteo.test';

export interface OpenEdge extends Edge {
  market: Market;
  close(): Promise<void>;
}

/** A ready edge on a market of fixtures. */
export async function openEdge(changes: Partial<EdgeConfig> = {}, market?: Market): Promise<OpenEdge> {
  const place = market ?? (await makeOpenMarket());
  const edge = await buildEdge({
    publicUrl,
    apiUrls: ['http://127.0.0.1:9'],
    apiKeys: [],
    siteVerification: {},
    settings: { ownOrigins: [publicUrl], shopOrigin: 'http://shop.test' },
    releaseObjects: undefined,
    releasesDir: path.join(place.folder, 'releases'),
    channelFolder: place.channelFolder,
    reportsDir: path.join(place.folder, 'reports'),
    trustedKeys: place.store.trustedKeys,
    keptDir: path.join(place.folder, 'kept'),
    picturesDirs: [path.join(place.folder, 'pictures')],
    picturesCacheDir: path.join(place.folder, 'made-pictures'),
    wellKnownDir: undefined,
    extraOrigins: {},
    pageCacheMs: 0,
    repliesKeptMs: 0,
    renderDeadlineMs: 1_500,
    apiDeadlineMs: 300,
    failureWithinMs: 50,
    proxiesInFront: 0,
    clientLimits: { connections: 1_000, requests: 500 },
    pagesPerMinute: 100_000,
    rollbackClients: 5,
    logger: false,
    ...changes,
  });
  await edge.app.ready();
  return {
    ...edge,
    market: place,
    async close() {
      await edge.app.close();
      await rm(place.folder, { recursive: true });
    },
  };
}

/** Waits until the edge is ready; with a set's id, until it serves that set. */
export async function untilReady(app: FastifyInstance, isMeant: (answer: ReadyResponse) => boolean = () => true) {
  const giveUpAt = Date.now() + 10_000;
  for (;;) {
    const { statusCode, body } = await app.inject('/ready');
    const answer = JSON.parse(body) as ReadyResponse;
    if (statusCode === 200 && isMeant(answer)) return answer;
    if (Date.now() > giveUpAt) throw new Error(`Not ready in time: ${body}`);
    await sleep(10);
  }
}

interface ReadyResponse {
  set: string;
  generation: number | null;
  apps: Record<string, ServedApp>;
  canary?: CanaryState;
  releases: Record<string, string>;
  pages: { rendered: number; fromCache: number; leftToBrowser: number; withoutData: number };
}
