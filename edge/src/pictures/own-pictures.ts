// Decision: docs/decisions/2026-11-22-one-master-per-picture.md

import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { makePicture, type Shape, shapes } from './make-picture.ts';
import { workQueue } from './work-queue.ts';

interface Master {
  file: string;
  shape: Shape;
  changedMs: number;
}

interface Options {
  folders: readonly string[];
  cacheFolder: string;
  /** Called when a size cannot be stored, as on a full disk. */
  onUnkept: (error: unknown) => void;
}

/** The market's own pictures, one master each. A size is made when it is first requested, and stored. */
export class OwnPictures {
  readonly #folders: readonly string[];
  readonly #cacheFolder: string;
  readonly #onUnkept: (error: unknown) => void;
  readonly #making = new Map<string, Promise<Buffer | undefined>>();
  /** Half of the machine stays free for pages. */
  readonly #inTurn = workQueue({ atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), mostWaiting: 200 });

  /** @param folders Folders with masters, searched in this order. */
  constructor({ folders, cacheFolder, onUnkept }: Options) {
    this.#folders = folders;
    this.#cacheFolder = cacheFolder;
    this.#onUnkept = onUnkept;
  }

  /**
   * The path of the first of the files for which the picture is large enough, and its content where that could not be
   * stored; undefined where there is no such picture.
   */
  async find(name: string, files: readonly string[]): Promise<{ path: string; unkept?: Buffer } | undefined> {
    const master = await this.#findMaster(name);
    const file = master && files.find((candidate) => isLargeEnough(master.shape, candidate));
    if (!file) return undefined;
    const kept = path.join(this.#cacheFolder, name, file);
    if (await isNewerThan(kept, master.changedMs)) return { path: kept };
    const unkept = await this.#make(master, kept);
    return { path: kept, ...(unkept && { unkept }) };
  }

  async #findMaster(name: string): Promise<Master | undefined> {
    for (const folder of this.#folders) {
      for (const shape of Object.keys(shapes) as Shape[]) {
        const file = path.join(folder, `${name}.${shape}.avif`);
        const found = await stat(file).catch(() => undefined);
        if (found) return { file, shape, changedMs: found.mtimeMs };
      }
    }
    return undefined;
  }

  /** Simultaneous requests for a size share one making of it. */
  #make(master: Master, kept: string): Promise<Buffer | undefined> {
    const known = this.#making.get(kept);
    if (known) return known;
    const making = this.#inTurn(() => this.#makeAndKeep(master, kept)).finally(() => this.#making.delete(kept));
    this.#making.set(kept, making);
    return making;
  }

  /** Returns the picture where it cannot be stored. */
  async #makeAndKeep({ file, shape }: Master, kept: string): Promise<Buffer | undefined> {
    const bytes = await makePicture(file, shape, path.basename(kept));
    try {
      await keep(bytes, kept);
      return undefined;
    } catch (error) {
      this.#onUnkept(error);
      return bytes;
    }
  }
}

const isLargeEnough = (shape: Shape, file: string): boolean =>
  file === 'share.jpg' || Number.parseInt(file, 10) <= shapes[shape].widest;

async function isNewerThan(file: string, ms: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.mtimeMs >= ms;
}

/** Written to a temporary file and renamed: nobody reads half a picture. */
async function keep(bytes: Buffer, kept: string): Promise<void> {
  const unfinished = `${kept}.${randomUUID()}`;
  await mkdir(path.dirname(kept), { recursive: true });
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, kept);
  } finally {
    await rm(unfinished, { force: true });
  }
}
