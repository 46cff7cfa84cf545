// Decision: docs/decisions/2026-11-20-sets-take-over-warm.md
// Decision: docs/decisions/2026-11-22-apps-degrade-alone.md

import { type AppName, appNames, type Channel, type Release } from '@jangteo/contract/release';
import { messageOf } from '../errors.ts';
import type { ChannelStore } from '../releases/channel/channel.ts';
import { conflictsOf, type Releases } from '../releases/channel/promotion-rules.ts';
import { makeReleaseSet, type ReleaseSet, type ReleasesBefore } from '../releases/release-set.ts';
import { CanarySet, type CanaryState } from './canary-set.ts';
import { PreviewSets } from './preview-sets.ts';
import { Retry } from './retry.ts';
import { type LiveSet, openSet, type SetOptions } from './side-set.ts';
import { lastGoodReleases, loadReleases, type Reasons, releasesBefore } from './wanted-releases.ts';
import { warmUp } from './warm-up.ts';

/** The release that is served of an app, and why it is not the release that the channel names. */
export interface ServedApp {
  wanted: string | null;
  served: string | null;
  /** When the served release took over, or the app ceased to be served. */
  since: string | null;
  reason?: string;
}

interface Options extends SetOptions {
  channel: ChannelStore;
}

type Ids = Partial<Record<AppName, string>>;

const mostFormer = 8;

/**
 * The release set that pages are served from. A new set takes over when it has rendered pages, so that no visitor meets
 * a cold or broken one. Of a set that cannot be loaded or rendered, each app whose release is at fault stays with its
 * last good one, and the others go on. The first set takes over at once, and browsers render until it can. Beside it are
 * the set of the canary and those of previews.
 */
export class LiveSets {
  readonly #options: Options;
  readonly #canary: CanarySet;
  readonly #previews: PreviewSets;
  #current: LiveSet | undefined;
  #former: ReleaseSet[] = [];
  #warm = false;
  #wanted: Channel | undefined;
  #before: ReleasesBefore = {};
  #triedGeneration: number | null = null;
  #reasons: Reasons = new Map();
  #since: Partial<Record<AppName, string>> = {};
  readonly #firstThere = Promise.withResolvers<void>();
  readonly #retry = new Retry({ firstMs: 1_000, longestMs: 15_000 });
  #changing: Promise<void> | undefined;
  #changedMeanwhile = false;
  #closed = false;
  readonly #closing = Promise.withResolvers<never>();
  #unwatch: () => void = () => undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#canary = new CanarySet(options);
    this.#previews = new PreviewSets(options);
    this.#closing.promise.catch(() => undefined);
  }

  get current(): LiveSet | undefined {
    return this.#current;
  }

  /** The set with the canary's releases; undefined while it cannot be served. */
  get canary(): LiveSet | undefined {
    return this.#canary.live;
  }

  get canaryState(): CanaryState | undefined {
    return this.#canary.state;
  }

  /** The hosts of the sets that are served. */
  get hosts(): Release[] {
    return this.#served.map(({ releases }) => releases.host);
  }

  /** The sets that pages were made with: those that are served, and a few that were before. */
  get sets(): ReleaseSet[] {
    return [...this.#served, ...this.#former];
  }

  get #served(): ReleaseSet[] {
    return [this.#current, this.#canary.live, ...this.#previews.live].flatMap((live) => (live ? [live.set] : []));
  }

  /** The current set, with other releases of these apps. Rejects with the reason when it cannot be rendered. */
  async preview(ids: Ids): Promise<LiveSet | undefined> {
    return this.#current && this.#previews.open(this.#current.set, ids);
  }

  /** The set is loaded and has rendered a page. */
  get ready(): boolean {
    return this.#warm;
  }

  /** The generation that was last tried, whether or not all of it could be served. */
  get generation(): number | null {
    return this.#triedGeneration;
  }

  get apps(): Partial<Record<AppName, ServedApp>> {
    const apps: Partial<Record<AppName, ServedApp>> = {};
    for (const app of appNames) {
      const reason = this.#reasons.get(app);
      apps[app] = {
        wanted: this.#wanted?.releases[app] ?? null,
        served: this.#current?.set.releases[app]?.id ?? null,
        since: this.#since[app] ?? null,
        ...(reason !== undefined && { reason }),
      };
    }
    return apps;
  }

  /** Resolves when the first set is loaded, or it is known that there is none; warming up continues. */
  async start(): Promise<void> {
    this.#unwatch = await this.#options.channel.watch(() => {
      this.#retry.reset();
      void this.#follow();
    });
    await Promise.race([this.#follow(), this.#firstThere.promise]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#closing.reject(new Error('The edge is being closed'));
    this.#unwatch();
    await this.#changing;
    await Promise.all([this.#current?.renderer.close(), this.#canary.close(), this.#previews.close()]);
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
    const { channel, log } = this.#options;
    const wanted = await channel.newest();
    if (!wanted) return log.warn('No release is promoted yet');
    const reasons: Reasons = new Map();
    this.#wanted = wanted;
    this.#canary.want(wanted.canary);
    try {
      const releases = await loadReleases({ ...this.#options, served: this.#current?.set.releases }, wanted, reasons);
      this.#before = await releasesBefore(this.#options, wanted);
      await this.#settle(releases, reasons);
    } catch (error) {
      for (const app of appNames) {
        const isServed = wanted.releases[app] === this.#current?.set.releases[app]?.id;
        if (!isServed && !reasons.has(app)) reasons.set(app, messageOf(error));
      }
      throw error;
    } finally {
      this.#reasons = reasons;
      this.#triedGeneration = wanted.generation;
    }
    const isCanaryServed = await this.#followCanary();
    await this.#rememberGood();
    if (this.#closed || (reasons.size === 0 && isCanaryServed)) return;
    if (reasons.size > 0)
      log.error({ reasons: Object.fromEntries(reasons) }, 'Apps stay with their last good releases');
    this.#tryAgainLater();
  }

  /** Resolves with false when there is a canary that cannot be served: its visitors get the current set. */
  async #followCanary(): Promise<boolean> {
    if (!this.#current || this.#closed) return true;
    try {
      await Promise.race([this.#canary.follow(this.#current.set), this.#closing.promise]);
      return true;
    } catch (error) {
      this.#options.log.error(error, 'The canary cannot be served');
      return false;
    }
  }

  #setOf(releases: Releases): ReleaseSet {
    return makeReleaseSet(releases, this.#options.settings, this.#before);
  }

  async #settle(releases: Releases, reasons: Reasons): Promise<void> {
    const set = this.#setOf(releases);
    const before = this.#warm ? this.#current?.set.releases : undefined;
    const changed = appNames.filter((app) => releases[app] && releases[app].id !== before?.[app]?.id);
    if (!this.#current) {
      this.#serve(openSet(this.#options, set));
      this.#reasons = reasons;
      this.#firstThere.resolve();
    }
    try {
      await this.#takeOver(set, changed);
    } catch (error) {
      const [only, ...more] = changed;
      if (before && only && more.length === 0) reasons.set(only, messageOf(error));
      else await this.#settleOneByOne(releases, before ?? (await lastGoodReleases(this.#options)), { reasons, error });
    }
  }

  /** Adds one app after the other to the releases that are known to be good, and leaves those out that are at fault. */
  async #settleOneByOne(
    wanted: Releases,
    good: Releases | undefined,
    { reasons, error }: { reasons: Reasons; error: unknown },
  ): Promise<void> {
    if (!good || this.#closed) throw error;
    let accepted = good;
    if (!this.#warm) await this.#takeOver(this.#setOf(good), appNames);
    for (const app of appNames) {
      const release = wanted[app];
      if (!release || release.id === accepted[app]?.id) continue;
      const next = { ...accepted, [app]: release };
      try {
        await this.#takeOver(this.#setOf(next), [app]);
        accepted = next;
      } catch (error) {
        if (this.#closed) throw error;
        reasons.set(app, messageOf(error));
      }
    }
  }

  async #takeOver(set: ReleaseSet, changed: readonly AppName[]): Promise<void> {
    const { publicUrl, log } = this.#options;
    const old = this.#current;
    const isCurrent = set.id === old?.set.id;
    if (isCurrent && this.#warm) return;
    const conflicts = conflictsOf(set.releases);
    if (conflicts.length > 0) throw new Error(conflicts.join('\n'));
    const next = isCurrent ? old : openSet(this.#options, set);
    try {
      await Promise.race([warmUp(next, { changed, publicUrl }), this.#closing.promise]);
    } catch (error) {
      if (!isCurrent) await next.renderer.close();
      throw error;
    }
    this.#serve(next);
    this.#warm = true;
    log.info({ set: set.id, before: old?.set.id }, 'A set has taken over');
    if (!isCurrent) old?.renderer.close().catch((error) => log.error(error, 'The old renderer did not end'));
  }

  #serve(next: LiveSet): void {
    const now = new Date().toISOString();
    for (const app of appNames) {
      if (next.set.releases[app]?.id !== this.#current?.set.releases[app]?.id) this.#since[app] = now;
    }
    if (this.#current) this.#former = [this.#current.set, ...this.#former].slice(0, mostFormer);
    this.#current = next;
  }

  async #rememberGood(): Promise<void> {
    const { store, log } = this.#options;
    const releases = Object.values(this.#current?.set.releases ?? {});
    await store
      .setGood(
        Object.fromEntries(releases.map(({ app, id }) => [app, id])),
        new Set([...this.#canary.inUse, ...this.#previews.inUse]),
      )
      .catch((error) => log.error(error, 'The good releases cannot be remembered on this disk'));
  }

  #tryAgainLater(): void {
    void this.#retry.pause().then(() => this.#follow());
  }
}
