import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { expectKey, type ObjectStore } from './object-store.ts';

/** A folder as an object store: for one machine, or for several that mount it. */
export class FolderStore implements ObjectStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  async read(key: string): Promise<Buffer | undefined> {
    return undefinedIfMissing(readFile(this.#file(key)));
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.#file(key);
    await withDraft(file, bytes, (draft) => rename(draft, file));
  }

  /** A hard link appears together with its content, and only where there is no such file yet. */
  async add(key: string, bytes: Uint8Array): Promise<boolean> {
    const file = this.#file(key);
    return withDraft(file, bytes, (draft) =>
      link(draft, file).then(
        () => true,
        (error: unknown) => {
          if (codeOf(error) === 'EEXIST') return false;
          throw error;
        },
      ),
    );
  }

  async delete(key: string): Promise<void> {
    const file = this.#file(key);
    await rm(file, { force: true });
    // A folder with other files in it stays.
    await rmdir(path.dirname(file)).catch(() => undefined);
  }

  async list(folder: string): Promise<string[]> {
    const place = folder === '' ? this.#root : this.#file(folder.replace(/\/$/, ''));
    const entries = (await undefinedIfMissing(readdir(place, { withFileTypes: true }))) ?? [];
    const complete = entries.filter(({ name }) => !name.startsWith('.'));
    return complete.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
  }

  #file(key: string): string {
    expectKey(key);
    return path.join(this.#root, key);
  }
}

/** A reader sees the whole file or none, after a power cut too. */
async function withDraft<T>(file: string, bytes: Uint8Array, place: (draft: string) => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = path.join(path.dirname(file), `.${randomUUID()}`);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return await place(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

async function undefinedIfMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(codeOf(error)))) return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;
