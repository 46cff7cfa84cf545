import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Channel, RemoteName } from '@jangteo/contract/release';
import { type BrowserFault, breakRelease } from '../../scripts/stack/break-release.ts';
import { rebuildRelease } from '../../scripts/stack/rebuild-release.ts';
import { channelsDirectory, dataDirectory, releaseKeyFile, releasesDirectory } from '../places.ts';

/** A copy of the stack's releases and its channel, for tests that promote, roll back or break them. */
export class OwnReleases implements AsyncDisposable {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async copy(): Promise<OwnReleases> {
    const folder = await mkdtemp(path.join(dataDirectory, 'releases-'));
    await cp(releasesDirectory, path.join(folder, 'releases'), { recursive: true });
    await cp(path.join(channelsDirectory, 'stable'), path.join(folder, 'channels/stable'), { recursive: true });
    return new OwnReleases(folder);
  }

  get releasesDir(): string {
    return path.join(this.folder, 'releases');
  }

  get channelsDir(): string {
    return path.join(this.folder, 'channels');
  }

  /** What browsers report to an edge that serves these releases. */
  get reportsDir(): string {
    return path.join(this.folder, 'reports');
  }

  /** The release that is served now. */
  async promoted(app: AppName): Promise<string> {
    const { releases } = await readJson<Channel>(await this.#newestGeneration());
    return releases[app] ?? '';
  }

  /** Puts another release of the app in the place of the one that is served: built and signed like it, with more code. */
  async addToRenderer(app: AppName, code: string): Promise<void> {
    const generation = await this.#newestGeneration();
    const channel = await readJson<Channel>(generation);
    const folder = path.join(this.releasesDir, app, channel.releases[app] ?? '');
    channel.releases[app] = await rebuildRelease(folder, code, releaseKeyFile);
    await writeFile(generation, JSON.stringify(channel));
  }

  /** Promotes releases of these remotes that fail in browsers; the server renders their pages as before. */
  async promoteBroken(remotes: readonly RemoteName[], fault: BrowserFault): Promise<void> {
    const file = await this.#newestGeneration();
    const channel = await readJson<Channel>(file);
    const generation = channel.generation + 1;
    const next: Channel = { generation, releases: { ...channel.releases }, back: { ...channel.back }, changes: [] };
    for (const app of remotes) {
      const from = channel.releases[app] ?? '';
      const to = await breakRelease(path.join(this.releasesDir, app, from), { fault, keyFile: releaseKeyFile });
      next.releases[app] = to;
      next.back[app] = channel.generation;
      next.changes.push({ at: new Date().toISOString(), app, from, to, kind: 'promotion', commit: '', by: 'a test' });
    }
    await writeFile(path.join(path.dirname(file), `${String(generation).padStart(8, '0')}.json`), JSON.stringify(next));
  }

  async #newestGeneration(): Promise<string> {
    const folder = path.join(this.channelsDir, 'stable');
    const generations = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
    return path.join(folder, generations.at(-1) ?? '');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

const readJson = async <Content>(file: string): Promise<Content> => JSON.parse(await readFile(file, 'utf8'));
