import type { ObjectStore } from '@jangteo/object-store';
import { Generations } from './generations.ts';

const pollMs = 1_000;

/** A channel as objects below `channels/`. The store adds each at most once. */
export class ChannelObjects extends Generations {
  readonly #objects: ObjectStore;

  constructor(objects: ObjectStore, name: string) {
    super(`channels/${name}`);
    this.#objects = objects;
  }

  async watch(changed: () => void): Promise<() => void> {
    const tell = this.tellNewer(changed);
    let isChecking = false;
    const check = async () => {
      if (isChecking) return;
      isChecking = true;
      await tell();
      isChecking = false;
    };
    const poll = setInterval(() => void check(), pollMs).unref();
    return () => clearInterval(poll);
  }

  protected names(): Promise<string[]> {
    return this.#objects.list(this.folder);
  }

  protected async read(key: string): Promise<string | undefined> {
    return (await this.#objects.read(key))?.toString();
  }

  protected addFile(key: string, text: string): Promise<boolean> {
    return this.#objects.add(key, Buffer.from(text));
  }
}
