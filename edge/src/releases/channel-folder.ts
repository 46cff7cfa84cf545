// Decision: docs/decisions/2026-11-22-a-channel-is-its-generations.md

import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Channel } from '@jangteo/contract/release';
import { codeOf } from '../errors.ts';
import type { ChannelStore } from './channel.ts';
import { undefinedIfMissing } from './release-files.ts';
import { parseChannel } from './schema.ts';

const pollMs = 1_000;

/** A channel as a folder with one file per generation. */
export class ChannelFolder implements ChannelStore {
  readonly #folder: string;
  /** Generations never change, so that only newer ones are looked for. */
  #newest: Channel | undefined;

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
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
    if (!channel) throw new Error(`${this.#file(number)} is missing`);
    return channel;
  }

  /**
   * A hard link appears together with its content, and only where there is no such file yet: of all writers on this
   * disk, in whatever process, container or machine, one adds a generation.
   */
  async add(next: Channel): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true });
    const draft = path.join(this.#folder, `${randomUUID()}.draft`);
    try {
      await writeSynced(draft, `${JSON.stringify(next, null, 2)}\n`);
      await link(draft, this.#file(next.generation));
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
    await syncFolder(this.#folder);
    return true;
  }

  /** File system events can be lost, so the next generation is also polled. */
  async watch(changed: () => void): Promise<() => void> {
    await mkdir(this.#folder, { recursive: true });
    const check = async () => {
      const seen = this.#newest?.generation;
      const newest = await this.newest().catch(() => undefined);
      if (newest?.generation !== seen) changed();
    };
    await this.newest().catch(() => undefined);
    const watcher = watch(this.#folder, { persistent: false }, () => void check());
    watcher.on('error', () => watcher.close());
    const poll = setInterval(() => void check(), pollMs).unref();
    return () => {
      watcher.close();
      clearInterval(poll);
    };
  }

  async #highest(): Promise<number> {
    const names = (await undefinedIfMissing(readdir(this.#folder))) ?? [];
    return names.reduce((highest, name) => Math.max(highest, Number(/^(\d+)\.json$/.exec(name)?.[1] ?? 0)), 0);
  }

  async #read(number: number): Promise<Channel | undefined> {
    const file = this.#file(number);
    const text = await undefinedIfMissing(readFile(file, 'utf8'));
    return text === undefined ? undefined : parseChannel(text, file);
  }

  #file(number: number): string {
    return path.join(this.#folder, `${String(number).padStart(8, '0')}.json`);
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the new name survive a power cut. Windows opens no folders, and does this by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
