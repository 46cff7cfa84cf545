import type { KeyObject } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Release } from '@jangteo/contract/release';
import { readSigned } from './description.ts';
import { filesIn, type ReleaseFiles, undefinedIfMissing } from './release-files.ts';

/** Where releases are stored: immutable, and never removed while a page may still load their files. */
export interface ReleaseStore {
  /** The releases that can be trusted, by age. */
  list(app: AppName): Promise<Release[]>;
  read(app: AppName, id: string): Promise<Release | undefined>;
  files(release: Release): ReleaseFiles;
  /** The server bundle's path on this machine, for the renderer. */
  serverEntry(release: Release): string;
}

export class ReleaseFolder implements ReleaseStore {
  readonly #root: string;
  readonly #trustedKeys: readonly KeyObject[];
  /** Releases never change, so their descriptions are cached without expiry. */
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

  async list(app: AppName): Promise<Release[]> {
    const entries = await undefinedIfMissing(readdir(path.join(this.#root, app)));
    const ids = (entries ?? []).filter(isReleaseId);
    const releases = await Promise.all(ids.map((id) => this.read(app, id).catch(() => undefined)));
    return releases.filter((release) => release !== undefined).sort((a, b) => a.builtAt.localeCompare(b.builtAt));
  }

  async read(app: AppName, id: string): Promise<Release | undefined> {
    if (!isReleaseId(id)) return undefined;
    const key = `${app}/${id}`;
    const known = this.#known.get(key);
    if (known) return known;
    const release = await readSigned(this.folder(app, id), { app, id, trustedKeys: this.#trustedKeys });
    if (!release) return undefined;
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
