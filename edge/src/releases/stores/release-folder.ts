import { type KeyObject, randomUUID } from 'node:crypto';
import { cp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Release } from '@jangteo/contract/release';
import { codeOf } from '../../errors.ts';
import { descriptionFile, readSigned } from '../description.ts';
import { fileIn, filesIn, type ReleaseFiles, undefinedIfMissing } from './release-files.ts';
import { isReleaseId, listOf, type ReleaseSource, type StoredReleases } from './release-source.ts';

/** Releases in a folder, each in one of its own below its app's name. */
export class ReleaseFolder implements ReleaseSource {
  readonly #root: string;
  readonly #trustedKeys: readonly KeyObject[];
  /** What browsers and edges need of a description never changes, so that it is cached without expiry. */
  readonly #known = new Map<string, Release>();

  constructor(root: string, trustedKeys: readonly KeyObject[]) {
    this.#root = path.resolve(root);
    this.#trustedKeys = trustedKeys;
  }

  get trustedKeys(): readonly KeyObject[] {
    return this.#trustedKeys;
  }

  folder(app: AppName, id: string): string {
    return path.join(this.#root, app, id);
  }

  async list(app: AppName): Promise<StoredReleases> {
    const entries = await undefinedIfMissing(readdir(path.join(this.#root, app)));
    return listOf(app, (entries ?? []).filter(isReleaseId), (id) => this.read(app, id));
  }

  async read(app: AppName, id: string): Promise<Release | undefined> {
    if (!isReleaseId(id)) return undefined;
    const key = `${app}/${id}`;
    const known = this.#known.get(key);
    if (known) return known;
    const release = await readSigned(fileIn(this.folder(app, id)), { app, id, trustedKeys: this.#trustedKeys });
    if (!release) return undefined;
    this.#known.set(key, release);
    return release;
  }

  files({ app, id }: Pick<Release, 'app' | 'id'>): ReleaseFiles {
    return filesIn(this.folder(app, id));
  }

  async copy(app: AppName, id: string, target: string): Promise<void> {
    const source = this.folder(app, id);
    if (!(await undefinedIfMissing(readdir(source)))) throw new Error(`${app} ${id} is not in the store`);
    await cp(source, target, { recursive: true });
  }

  async add({ app, id }: Release, folder: string, { replaces }: { replaces: boolean }): Promise<boolean> {
    const place = this.folder(app, id);
    const unfinished = `${place}.${randomUUID()}.unfinished`;
    const replaced = `${place}.${randomUUID()}.replaced`;
    try {
      await cp(folder, unfinished, { recursive: true });
      if (replaces) await undefinedIfMissing(rename(place, replaced));
      await rename(unfinished, place);
      return true;
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes(String(codeOf(error)))) return false;
      throw error;
    } finally {
      this.#known.delete(`${app}/${id}`);
      for (const left of [unfinished, replaced]) await rm(left, { recursive: true, force: true });
    }
  }

  async describe({ app, id }: Pick<Release, 'app' | 'id'>, text: string): Promise<void> {
    const file = path.join(this.folder(app, id), descriptionFile);
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, text);
    await rename(draft, file);
    this.#known.delete(`${app}/${id}`);
  }

  addMaps({ app, id }: Release, folder: string): Promise<void> {
    return cp(folder, path.join(this.folder(app, id), 'maps'), { recursive: true });
  }

  async remove({ app, id }: Pick<Release, 'app' | 'id'>): Promise<void> {
    this.#known.delete(`${app}/${id}`);
    await rm(this.folder(app, id), { recursive: true });
  }

  /** The server bundle's path on this machine, for the renderer. */
  serverEntry(release: Release): string {
    return path.join(this.folder(release.app, release.id), 'node', release.serverEntry);
  }
}
