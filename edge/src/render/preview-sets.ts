import type { AppName } from '@jangteo/contract/release';
import { keyOfReleases } from '../releases/release-id.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { changedIn, keyOf, type LiveSet, openWarm, type SetOptions, sideSet } from './side-set.ts';

type Ids = Partial<Record<AppName, string>>;

interface Preview {
  live: Promise<LiveSet>;
  releases: string[];
  idle: NodeJS.Timeout;
}

/** Each has a renderer of its own, with its memory. */
const mostOpen = 2;
const idleMs = 10 * 60_000;

/** Sets with releases that are not promoted, opened when somebody looks at them. */
export class PreviewSets {
  readonly #options: SetOptions;
  /** By the set beside which they are opened and their releases; the one that was used last is at the end. */
  readonly #open = new Map<string, Preview>();

  constructor(options: SetOptions) {
    this.#options = options;
  }

  /** The sets that have rendered pages. */
  readonly live = new Set<LiveSet>();

  /** The releases that must stay on this edge's disk. */
  get inUse(): string[] {
    return [...this.#open.values()].flatMap(({ releases }) => releases);
  }

  /** Rejects with the reason when the set cannot be rendered. */
  async open(base: ReleaseSet, ids: Ids): Promise<LiveSet> {
    const releases = Object.entries(ids).map(([app, id]) => keyOf(app, id));
    const key = base.id + keyOfReleases(ids);
    const preview = this.#open.get(key) ?? { live: this.#make(base, ids), releases, idle: this.#closeLater(key) };
    this.#open.delete(key);
    this.#open.set(key, preview);
    preview.idle.refresh();
    for (const oldest of this.#open.keys()) if (this.#open.size > mostOpen) this.#close(oldest);
    try {
      return await preview.live;
    } catch (error) {
      this.#close(key);
      throw error;
    }
  }

  async close(): Promise<void> {
    const open = [...this.#open.values()];
    for (const key of this.#open.keys()) this.#close(key);
    await Promise.allSettled(open.map(async ({ live }) => (await live).renderer.close()));
  }

  async #make(base: ReleaseSet, ids: Ids): Promise<LiveSet> {
    const set = await sideSet(this.#options, base, ids);
    const live = await openWarm(this.#options, set, changedIn(set, base));
    this.live.add(live);
    return live;
  }

  #closeLater(key: string): NodeJS.Timeout {
    return setTimeout(() => this.#close(key), idleMs).unref();
  }

  #close(key: string): void {
    const preview = this.#open.get(key);
    if (!preview) return;
    this.#open.delete(key);
    clearTimeout(preview.idle);
    preview.live.then(
      (live) => {
        this.live.delete(live);
        return live.renderer.close();
      },
      () => undefined,
    );
  }
}
