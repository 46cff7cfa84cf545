import { setTimeout as sleep } from 'node:timers/promises';
import { containerName, isRemoteName } from '@jangteo/contract/release';
import type { PageRequest } from '@jangteo/contract/rendering';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiServers } from '../api-servers/api-servers.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { KeptReleases } from '../releases/stores/kept-releases.ts';
import type { WorkerSet } from './protocol.ts';
import { RenderFailed, type RenderJob, RenderWorker, type WorkerEnd } from './render-worker.ts';
import { Retry } from './retry.ts';
import { leftForMs, type PageRoute, TroubledRoutes } from './troubled-routes.ts';

/** Above this number of waiting pages, waiting would only delay every page: the browser renders instead. */
const mostPending = 64;
const pongWithinMs = 1_000;
/** No page takes longer, so the worker may then be ended. */
const drainWithinMs = 2_000;

/** Renders the pages of one release set with a worker that is replaced when it crashes or hangs. */
export class SetRenderer {
  readonly #set: WorkerSet;
  readonly #servers: ApiServers;
  readonly #log: FastifyBaseLogger;
  #worker: RenderWorker;
  readonly #retry = new Retry({ firstMs: 100, longestMs: 30_000 });
  readonly #troubled = new TroubledRoutes();
  #examining = false;
  #closed = false;

  constructor(set: WorkerSet, servers: ApiServers, log: FastifyBaseLogger) {
    this.#set = set;
    this.#servers = servers;
    this.#log = log;
    this.#worker = this.#start();
  }

  get pendingCount(): number {
    return this.#worker.pendingCount;
  }

  /** The routes that browsers have to render for some minutes. */
  get leftRoutes(): PageRoute[] {
    return this.#troubled.left;
  }

  /** The page's calls to the API carry the id. */
  render(request: PageRequest, requestId: string): RenderJob {
    if (this.#worker.pendingCount >= mostPending) return refused('too many pages are being rendered');
    if (this.#troubled.isLeft(request.routeId)) return refused('pages of its route ended the renderer');
    const job = this.#worker.render(
      request,
      this.#servers.proven({ 'x-request-id': requestId }) as Record<string, string>,
    );
    job.content.then(
      () => this.#retry.reset(),
      () => undefined,
    );
    return job;
  }

  /** Called when a page took too long: the worker may be in an endless loop, and is then ended. */
  async examine(): Promise<void> {
    if (this.#examining || this.#closed) return;
    this.#examining = true;
    const worker = this.#worker;
    try {
      if (await worker.answers(pongWithinMs)) return;
      this.#log.error('The renderer hangs and is started anew');
      await worker.stop();
    } finally {
      this.#examining = false;
    }
  }

  /** Ends the worker when its unfinished pages are done. */
  async close(): Promise<void> {
    this.#closed = true;
    const giveUpAt = Date.now() + drainWithinMs;
    while (this.#worker.pendingCount > 0 && Date.now() < giveUpAt) await sleep(20);
    await this.#worker.stop();
  }

  #start(): RenderWorker {
    const worker = new RenderWorker(this.#set, (reason) => this.#log.warn({ reason }, 'A page forgot a promise'));
    void worker.ended.then((end) => this.#replace(end));
    return worker;
  }

  /** While the next worker starts, every page is refused at once. */
  async #replace({ reason, page }: WorkerEnd): Promise<void> {
    if (this.#closed) return;
    this.#log.error({ reason, routeId: page?.routeId, pauseMs: this.#retry.pauseMs }, 'The renderer ended');
    if (page && this.#troubled.note(page)) {
      this.#log.error({ routeId: page.routeId, leftForMs }, 'Browsers render a route that ended the renderer twice');
    }
    await this.#retry.pause();
    if (!this.#closed) this.#worker = this.#start();
  }
}

interface SetParts {
  store: KeptReleases;
  servers: ApiServers;
  repliesKeptMs: number;
}

export function workerSet({ store, servers, repliesKeptMs }: SetParts, { releases, registry }: ReleaseSet): WorkerSet {
  const remotes = Object.values(releases)
    .filter(({ app }) => isRemoteName(app))
    .map((release) => [containerName(release.app), store.serverEntry(release)]);
  return {
    hostEntry: store.serverEntry(releases.host),
    remotes: Object.fromEntries(remotes),
    registry,
    apiUrls: servers.choice.all,
    repliesKeptMs,
  };
}

function refused(reason: string): RenderJob {
  const error = new RenderFailed(reason);
  const prepared = Promise.reject(error);
  const content = Promise.reject(error);
  prepared.catch(() => undefined);
  content.catch(() => undefined);
  return { prepared, content, failedCalls: () => [] };
}
