// Decision: docs/decisions/2026-11-22-a-channel-is-its-generations.md

import type { Channel } from '@jangteo/contract/release';
import { parseChannel } from '../schema.ts';
import type { ChannelStore } from './channel.ts';

/** A channel as one file per generation, wherever files are stored. */
export abstract class Generations implements ChannelStore {
  protected readonly folder: string;
  /** Generations never change, so that only newer ones are looked for. */
  #newest: Channel | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The names of the folder's files. */
  protected abstract names(): Promise<readonly string[]>;
  protected abstract read(file: string): Promise<string | undefined>;
  /** Stores a file that does not exist yet; false when it does. */
  protected abstract addFile(file: string, text: string): Promise<boolean>;
  abstract watch(changed: () => void): Promise<() => void>;

  /** Looks for a generation that was not told yet. Others of this process may have read it before, as a rollback does. */
  protected tellNewer(changed: () => void): () => Promise<void> {
    let told = this.#newest?.generation;
    return async () => {
      const newest = await this.newest().catch(() => undefined);
      if (!newest || newest.generation === told) return;
      told = newest.generation;
      changed();
    };
  }

  async newest(): Promise<Channel | undefined> {
    const number = this.#newest?.generation ?? highestIn(await this.names());
    if (number === 0) return undefined;
    this.#newest ??= await this.generation(number);
    for (;;) {
      const next = await this.#find(this.#newest.generation + 1);
      if (!next) return this.#newest;
      this.#newest = next;
    }
  }

  async generation(number: number): Promise<Channel> {
    const channel = await this.#find(number);
    if (!channel) throw new Error(`${this.#fileOf(number)} is missing`);
    return channel;
  }

  add(next: Channel): Promise<boolean> {
    return this.addFile(this.#fileOf(next.generation), `${JSON.stringify(next, null, 2)}\n`);
  }

  async #find(number: number): Promise<Channel | undefined> {
    const file = this.#fileOf(number);
    const text = await this.read(file);
    return text === undefined ? undefined : parseChannel(text, file);
  }

  #fileOf(number: number): string {
    return `${this.folder}/${String(number).padStart(8, '0')}.json`;
  }
}

const highestIn = (names: readonly string[]): number =>
  names.reduce((highest, name) => Math.max(highest, Number(/^(\d+)\.json$/.exec(name)?.[1] ?? 0)), 0);
