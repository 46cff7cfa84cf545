import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Channel } from '@jangteo/contract/release';
import { channelsDirectory, dataDirectory, releasesDirectory } from '../places.ts';

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

  /** The release that is served now. */
  async promoted(app: AppName): Promise<string> {
    const generations = path.join(this.channelsDir, 'stable');
    const newest =
      (await readdir(generations))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .at(-1) ?? '';
    const channel = JSON.parse(await readFile(path.join(generations, newest), 'utf8')) as Channel;
    return channel.releases[app] ?? '';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
