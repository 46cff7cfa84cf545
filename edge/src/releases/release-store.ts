import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Release } from '@jangteo/contract/release';
import { filesIn, type ReleaseFiles, undefinedIfMissing } from './release-files.ts';
import { parseRelease } from './schema.ts';

/** Where releases are stored: immutable, and never removed while a page may still load their files. */
export interface ReleaseStore {
  list(app: AppName): Promise<Release[]>;
  read(app: AppName, id: string): Promise<Release | undefined>;
  files(release: Release): ReleaseFiles;
  /** The server bundle's path on this machine, for the renderer. */
  serverEntry(release: Release): string;
}

export class ReleaseFolder implements ReleaseStore {
  readonly #root: string;
  /** Releases never change, so their descriptions are cached without expiry. */
  readonly #known = new Map<string, Release>();

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  folder(app: AppName, id: string): string {
    return path.join(this.#root, app, id);
  }

  async list(app: AppName): Promise<Release[]> {
    const entries = await undefinedIfMissing(readdir(path.join(this.#root, app)));
    const releases = await Promise.all((entries ?? []).filter(isReleaseId).map((id) => this.read(app, id)));
    return releases.filter((release) => release !== undefined).sort((a, b) => a.builtAt.localeCompare(b.builtAt));
  }

  async read(app: AppName, id: string): Promise<Release | undefined> {
    if (!isReleaseId(id)) return undefined;
    const key = `${app}/${id}`;
    const known = this.#known.get(key);
    if (known) return known;
    const file = path.join(this.folder(app, id), 'release.json');
    const text = await undefinedIfMissing(readFile(file, 'utf8'));
    if (text === undefined) return undefined;
    const release = parseRelease(text, file);
    if (release.app !== app || release.id !== id) throw new Error(`${file} speaks of ${release.app} ${release.id}`);
    this.#known.set(key, release);
    return release;
  }

  files({ app, id }: Release): ReleaseFiles {
    return filesIn(this.folder(app, id));
  }

  serverEntry(release: Release): string {
    return path.join(this.folder(release.app, release.id), 'node', release.serverEntry);
  }
}

const isReleaseId = (name: string): boolean => /^[0-9a-f]{8,64}$/.test(name);
