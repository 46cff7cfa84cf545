import { setTimeout as sleep } from 'node:timers/promises';
import type { AppName } from '@jangteo/contract/release';

const giveUpAfterMs = 60_000;
const pauseMs = 200;
const replyWithinMs = 5_000;

/** What an edge's `/ready` says about the release of an app. */
interface EdgeState {
  generation: number | null;
  apps: Partial<Record<AppName, { served: string | null; reason?: string }>>;
  canary?: { releases: Partial<Record<AppName, string>>; isServed: boolean; reason?: string };
}

interface Wanted {
  app: AppName;
  /** Undefined where no release is to be served any more. */
  id: string | undefined;
  generation: number;
  /** To a part of the visitors. */
  isCanary?: boolean;
}

/** The edges that a promotion waits for, from `EDGE_URLS`. */
export const edgeUrls = (env: NodeJS.ProcessEnv): string[] =>
  (env.EDGE_URLS ?? '')
    .split(',')
    .filter(Boolean)
    .map((url) => url.replace(/\/+$/, ''));

/** Resolves when every edge serves the release; throws the reason that each of the others gives. */
export async function untilServed(urls: readonly string[], wanted: Wanted): Promise<void> {
  const faults = await Promise.all(urls.map((url) => faultOf(url, wanted)));
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0) {
    const lines = found.map((fault) => `  - ${fault}`).join('\n');
    throw new Error(
      `The channel names ${wanted.app} ${wanted.id ?? 'no more'}, but not every edge serves it:\n${lines}`,
    );
  }
}

interface Served {
  served: string | null;
  reason?: string | undefined;
}

function servedIn({ apps, canary }: EdgeState, { app, isCanary }: Wanted): Served {
  if (!isCanary) return { served: null, ...apps[app] };
  return { served: (canary?.isServed && canary.releases[app]) || null, reason: canary?.reason };
}

async function faultOf(url: string, wanted: Wanted): Promise<string | undefined> {
  const { id, generation } = wanted;
  const giveUpAt = Date.now() + giveUpAfterMs;
  let last = 'it did not respond';
  do {
    try {
      const response = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(replyWithinMs) });
      const state = (await response.json()) as EdgeState;
      const { served, reason } = servedIn(state, wanted);
      const hasFollowed = (state.generation ?? 0) >= generation;
      if (served === (id ?? null) && hasFollowed) return undefined;
      if (reason && hasFollowed) return `${url}: ${reason}`;
      last = `it serves ${served ?? 'no release'}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(pauseMs);
  } while (Date.now() < giveUpAt);
  return `${url}: ${last} after ${giveUpAfterMs / 1000} s`;
}
