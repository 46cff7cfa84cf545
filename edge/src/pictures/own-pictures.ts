// Decision: docs/decisions/2026-11-22-one-master-per-picture.md

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { BoundedCache } from '../bounded-cache.ts';
import { makePicture, type Shape, shapes } from './make-picture.ts';
import { workQueue } from './work-queue.ts';

interface Master {
  file: string;
  shape: Shape;
  changedMs: number;
}

export interface OwnPicture {
  path: string;
  body: Buffer;
  /** Undefined where the picture could not be stored, and may be another one when it is made again. */
  tag: string | undefined;
}

/**
 * A page's pictures are requested together with its scripts, which are in memory, and are wanted before them. For so long
 * a changed master is not noticed: browsers keep the picture for a year.
 */
const inMemory = { maxBytes: 32 * 1024 * 1024, lifetimeMs: 60_000 };

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
  readonly #inMemory = new BoundedCache<OwnPicture>(inMemory);
  readonly #making = new Map<string, Promise<Buffer | undefined>>();
  /** Half of the machine stays free for pages. */
  readonly #inTurn = workQueue({ atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), mostWaiting: 200 });

  /** @param folders Folders with masters, searched in this order. */
  constructor({ folders, cacheFolder, onUnkept }: Options) {
    this.#folders = folders;
    this.#cacheFolder = cacheFolder;
    this.#onUnkept = onUnkept;
  }

  /** The first of the files for which the picture is large enough; undefined where there is no such picture. */
  async read(name: string, files: readonly string[]): Promise<OwnPicture | undefined> {
    const key = `${name} ${files[0]}`;
    const known = this.#inMemory.get(key);
    if (known) return known;
    const found = await this.#find(name, files);
    if (!found) return undefined;
    if (found.unkept) return { path: found.path, body: found.unkept, tag: undefined };
    const [body, { size, mtimeMs }] = await Promise.all([readFile(found.path), stat(found.path)]);
    const picture = { path: found.path, body, tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
    this.#inMemory.set(key, picture, body.byteLength);
    return picture;
  }

  /** Its path, and its content where that could not be stored. */
  async #find(name: string, files: readonly string[]): Promise<{ path: string; unkept?: Buffer } | undefined> {
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
