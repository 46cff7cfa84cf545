import { type KeyObject, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, appNames, type Release } from '@jangteo/contract/release';
import { readSigned } from '../description.ts';
import { parseIds } from '../schema.ts';
import { faultsOf } from '../verify-release.ts';
import { fileIn, filesIn, type ReleaseFiles, undefinedIfMissing } from './release-files.ts';
import { ReleaseFolder } from './release-folder.ts';
import type { ReleaseSource, ReleaseStore, StoredReleases } from './release-source.ts';

type Ids = Partial<Record<AppName, string>>;

/**
 * The edge's own disk in front of the store. What the edge evaluates and serves is a copy that was verified here, so
 * that a release which is damaged or removed in the store later goes on being served.
 */
export class KeptReleases implements ReleaseStore {
  readonly #source: ReleaseSource;
  readonly #folder: string;
  readonly #own: ReleaseFolder;
  readonly #verified = new Map<string, Release>();

  constructor(source: ReleaseSource, folder: string) {
    this.#source = source;
    this.#folder = path.resolve(folder);
    this.#own = new ReleaseFolder(folder, source.trustedKeys);
  }

  list(app: AppName): Promise<StoredReleases> {
    return this.#source.list(app);
  }

  async read(app: AppName, id: string): Promise<Release | undefined> {
    return this.#verified.get(`${app}/${id}`) ?? this.#source.read(app, id);
  }

  files(release: Pick<Release, 'app' | 'id'>): ReleaseFiles {
    return (this.#isKept(release) ? this.#own : this.#source).files(release);
  }

  /** The server bundle's path on this machine, for the renderer. */
  serverEntry(release: Release): string {
    if (!this.#isKept(release)) throw new Error(`${release.app} ${release.id} was not verified`);
    return this.#own.serverEntry(release);
  }

  /** Copies a release from the store unless a whole copy is here; throws what is wrong with it. */
  async keep(app: AppName, id: string): Promise<Release> {
    const verified = this.#verified.get(`${app}/${id}`);
    if (verified) return verified;
    const release = (await this.#verify(app, id).catch(() => undefined)) ?? (await this.#copy(app, id));
    this.#verified.set(`${app}/${id}`, release);
    return release;
  }

  /** The releases that were last served without a fault. */
  async good(): Promise<Ids> {
    const text = await undefinedIfMissing(readFile(this.#goodFile, 'utf8'));
    return text === undefined ? {} : parseIds(text, this.#goodFile);
  }

  /**
   * Remembers releases as good, and removes copies of all but these, the ones that were good before, and the ones that
   * other sets use (`app/id`).
   */
  async setGood(ids: Ids, inUse: ReadonlySet<string>): Promise<void> {
    const before = await this.good().catch(() => ({}) as Ids);
    if (appNames.every((app) => ids[app] === before[app])) return;
    await mkdir(this.#folder, { recursive: true });
    const draft = `${this.#goodFile}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(ids));
    await rename(draft, this.#goodFile);
    for (const app of appNames) {
      for (const name of (await undefinedIfMissing(readdir(path.join(this.#folder, app)))) ?? []) {
        if (name === ids[app] || name === before[app] || inUse.has(`${app}/${name}`)) continue;
        this.#verified.delete(`${app}/${name}`);
        await rm(path.join(this.#folder, app, name), { recursive: true, force: true });
      }
    }
  }

  get #goodFile(): string {
    return path.join(this.#folder, 'good.json');
  }

  #isKept({ app, id }: Pick<Release, 'app' | 'id'>): boolean {
    return this.#verified.has(`${app}/${id}`);
  }

  async #copy(app: AppName, id: string): Promise<Release> {
    const place = this.#own.folder(app, id);
    const unfinished = `${place}.${randomUUID()}`;
    try {
      await this.#source.copy(app, id, unfinished);
      const release = await verifiedIn(unfinished, { app, id, trustedKeys: this.#own.trustedKeys });
      await rm(place, { recursive: true, force: true });
      await rename(unfinished, place);
      return release;
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }

  #verify(app: AppName, id: string): Promise<Release> {
    return verifiedIn(this.#own.folder(app, id), { app, id, trustedKeys: this.#own.trustedKeys });
  }
}

async function verifiedIn(
  folder: string,
  { app, id, trustedKeys }: { app: AppName; id: string; trustedKeys: readonly KeyObject[] },
): Promise<Release> {
  const release = await readSigned(fileIn(folder), { app, id, trustedKeys });
  if (!release) throw new Error(`${app} ${id} lacks release.json`);
  const faults = await faultsOf(filesIn(folder), release);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return release;
}
