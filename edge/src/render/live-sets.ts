import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublicSettings } from '@jangteo/contract/release';
import type { FastifyBaseLogger } from 'fastify';
import type { ChannelStore } from '../releases/channel.ts';
import { loadReleaseSet, type ReleaseSet } from '../releases/release-set.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { SetRenderer, workerSet } from './set-renderer.ts';

export interface LiveSet {
  set: ReleaseSet;
  renderer: SetRenderer;
}

interface Options {
  store: ReleaseStore;
  channel: ChannelStore;
  apiUrl: string;
  publicUrl: string;
  settings: PublicSettings;
  log: FastifyBaseLogger;
}

/** Warming up loads code and fills caches, so it may take longer than a visitor's page. */
const warmUpWithinMs = 10_000;
const firstRetryMs = 1_000;
const longestRetryMs = 15_000;
const warmUpPath = '/';

/**
 * The release set that pages are served from. A new set takes over when it has rendered a page, so that no visitor
 * meets a cold or broken one. The first set takes over at once, and browsers render until it can.
 */
export class LiveSets {
  readonly #options: Options;
  #current: LiveSet | undefined;
  #warm = false;
  readonly #firstThere = Promise.withResolvers<void>();
  #retryMs = firstRetryMs;
  #changing: Promise<void> | undefined;
  #changedMeanwhile = false;
  #closed = false;
  readonly #closing = Promise.withResolvers<never>();
  #unwatch: () => void = () => undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#closing.promise.catch(() => undefined);
  }

  get current(): LiveSet | undefined {
    return this.#current;
  }

  /** The set is loaded and has rendered a page. */
  get ready(): boolean {
    return this.#warm;
  }

  /** Resolves when the first set is loaded, or it is known that there is none; warming up continues. */
  async start(): Promise<void> {
    this.#unwatch = await this.#options.channel.watch(() => {
      this.#retryMs = firstRetryMs;
      void this.#follow();
    });
    await Promise.race([this.#follow(), this.#firstThere.promise]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#closing.reject(new Error('The edge is being closed'));
    this.#unwatch();
    await this.#changing;
    await this.#current?.renderer.close();
  }

  /** Follows the channel, one change at a time. */
  #follow(): Promise<void> {
    this.#changedMeanwhile = true;
    this.#changing ??= this.#followAll().finally(() => {
      this.#changing = undefined;
    });
    return this.#changing;
  }

  async #followAll(): Promise<void> {
    while (this.#changedMeanwhile && !this.#closed) {
      this.#changedMeanwhile = false;
      try {
        await this.#change();
      } catch (error) {
        if (this.#closed) return;
        this.#options.log.error(error, 'The channel cannot be followed; the set before it stays');
        this.#tryAgainLater();
      }
    }
  }

  async #change(): Promise<void> {
    const { store, apiUrl, settings, log } = this.#options;
    const channel = await this.#options.channel.newest();
    if (!channel) return log.warn('No release is promoted yet');
    const set = await loadReleaseSet(store, channel, settings);
    if (set.id === this.#current?.set.id) return this.#warmUpCurrent();

    const next: LiveSet = { set, renderer: new SetRenderer(workerSet(store, set, apiUrl), log) };
    if (!this.#current) {
      this.#current = next;
      this.#firstThere.resolve();
      return this.#warmUpCurrent();
    }
    try {
      await this.#warmUp(next);
    } catch (error) {
      await next.renderer.close();
      throw error;
    }
    const old = this.#current;
    this.#current = next;
    this.#warm = true;
    log.info({ set: set.id, before: old.set.id }, 'A new set has taken over');
    old.renderer.close().catch((error) => log.error(error, 'The old renderer did not end'));
  }

  async #warmUpCurrent(): Promise<void> {
    if (this.#warm || !this.#current) return;
    await this.#warmUp(this.#current);
    this.#warm = true;
    this.#options.log.info({ set: this.#current.set.id }, 'The first set is ready');
  }

  async #warmUp({ set, renderer }: LiveSet): Promise<void> {
    const match = set.findRoute(warmUpPath);
    if (!match) throw new Error(`The set ${set.id} has no page at ${warmUpPath}`);
    const url = this.#options.publicUrl + warmUpPath;
    const job = renderer.render({ url, app: match.app, routeId: match.id, nonce: randomBytes(16).toString('base64') });
    const late = sleep(warmUpWithinMs, undefined, { ref: false }).then(() => {
      throw new Error(`The set ${set.id} did not render ${warmUpPath} in time`);
    });
    await Promise.race([job.content, late, this.#closing.promise]);
  }

  #tryAgainLater(): void {
    void sleep(this.#retryMs, undefined, { ref: false }).then(() => this.#follow());
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs);
  }
}
