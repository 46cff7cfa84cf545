import type { Canary } from '@jangteo/contract/release';
import { messageOf } from '../errors.ts';
import { keyOfReleases } from '../releases/release-id.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { changedIn, keyOf, type LiveSet, openWarm, type SetOptions, sideSet } from './side-set.ts';

/** The channel's canary, and whether its visitors get it. */
export interface CanaryState extends Canary {
  isServed: boolean;
  /** Why it is not served. */
  reason?: string;
}

/** The set with the canary's releases. Until it has rendered pages, and when it cannot, no visitor gets it. */
export class CanarySet {
  readonly #options: SetOptions;
  #wanted: Canary | undefined;
  #live: LiveSet | undefined;
  #reason: string | undefined;

  constructor(options: SetOptions) {
    this.#options = options;
  }

  get live(): LiveSet | undefined {
    return this.#live;
  }

  get state(): CanaryState | undefined {
    if (!this.#wanted) return undefined;
    const reason = this.#reason;
    return { ...this.#wanted, isServed: this.#live !== undefined, ...(reason !== undefined && { reason }) };
  }

  /** The releases that must stay on this edge's disk. */
  get inUse(): string[] {
    return Object.entries(this.#wanted?.releases ?? {}).map(([app, id]) => keyOf(app, id));
  }

  /** Takes effect at once: a canary that has ended gets no further visitor while the next set is being opened. */
  want(canary: Canary | undefined): void {
    const isSame = keyOfReleases(canary?.releases ?? {}) === keyOfReleases(this.#wanted?.releases ?? {});
    this.#wanted = canary;
    if (!isSame) this.stop();
  }

  /** Opens the set anew when it or the set of the other visitors has changed. */
  async follow(base: ReleaseSet): Promise<void> {
    const wanted = this.#wanted;
    if (!wanted) return;
    try {
      const set = await sideSet(this.#options, base, wanted.releases);
      if (set.id === this.#live?.set.id) return;
      const next = await openWarm(this.#options, set, changedIn(set, base));
      this.stop();
      this.#live = next;
      this.#options.log.info({ set: set.id, percent: wanted.percent }, 'The set of the canary is served');
    } catch (error) {
      this.stop();
      this.#reason = messageOf(error);
      throw error;
    }
  }

  stop(): void {
    const old = this.#live;
    this.#live = undefined;
    this.#reason = undefined;
    old?.renderer.close().catch((error) => this.#options.log.error(error, 'The renderer of the canary did not end'));
  }

  async close(): Promise<void> {
    await this.#live?.renderer.close();
  }
}
