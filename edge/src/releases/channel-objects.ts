import type { Channel } from '@jangteo/contract/release';
import type { ObjectStore } from '@jangteo/object-store';
import type { ChannelStore } from './channel.ts';
import { parseChannel } from './schema.ts';

const pollMs = 1_000;

/** A channel as objects, one per generation, below `channels/`. The store adds each at most once. */
export class ChannelObjects implements ChannelStore {
  readonly #objects: ObjectStore;
  readonly #folder: string;
  /** Generations never change, so that only newer ones are looked for. */
  #newest: Channel | undefined;

  constructor(objects: ObjectStore, name: string) {
    this.#objects = objects;
    this.#folder = `channels/${name}`;
  }

  async newest(): Promise<Channel | undefined> {
    const number = this.#newest?.generation ?? (await this.#highest());
    if (number === 0) return undefined;
    this.#newest ??= await this.generation(number);
    for (;;) {
      const next = await this.#read(this.#newest.generation + 1);
      if (!next) return this.#newest;
      this.#newest = next;
    }
  }

  async generation(number: number): Promise<Channel> {
    const channel = await this.#read(number);
    if (!channel) throw new Error(`${this.#key(number)} is missing`);
    return channel;
  }

  add(next: Channel): Promise<boolean> {
    return this.#objects.add(this.#key(next.generation), Buffer.from(`${JSON.stringify(next, null, 2)}\n`));
  }

  async watch(changed: () => void): Promise<() => void> {
    let isChecking = false;
    const check = async () => {
      if (isChecking) return;
      isChecking = true;
      const seen = this.#newest?.generation;
      const newest = await this.newest().catch(() => this.#newest);
      isChecking = false;
      if (newest?.generation !== seen) changed();
    };
    const poll = setInterval(() => void check(), pollMs).unref();
    return () => clearInterval(poll);
  }

  async #highest(): Promise<number> {
    const names = await this.#objects.list(this.#folder);
    return names.reduce((highest, name) => Math.max(highest, Number(/^(\d+)\.json$/.exec(name)?.[1] ?? 0)), 0);
  }

  async #read(number: number): Promise<Channel | undefined> {
    const key = this.#key(number);
    const content = await this.#objects.read(key);
    return content && parseChannel(content.toString(), key);
  }

  #key(number: number): string {
    return `${this.#folder}/${String(number).padStart(8, '0')}.json`;
  }
}
