import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { AppName, Channel, RemoteName } from '@jangteo/contract/release';
import { type BrowserFault, breakRelease } from '../../scripts/for-tests/break-release.ts';
import { rebuildRelease } from '../../scripts/for-tests/rebuild-release.ts';
import {
  apiAddress,
  channelsDirectory,
  dataDirectory,
  projectRoot,
  releaseKeyFile,
  releasesDirectory,
} from '../places.ts';
import type { Edge } from './edge.ts';

export type ReleaseIds = Partial<Record<AppName, string>>;

interface CommandOptions {
  root?: string;
  /** The command waits until this edge serves what it promoted. */
  edge?: Edge;
}

const run = promisify(execFile);

export type ReleaseCommand = 'release' | 'promote' | 'preview' | 'rollback' | 'errors';

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

  /** Runs `pnpm release`, `pnpm promote` and so on for these releases, with the project's tools or those in `root`. */
  async command(name: ReleaseCommand, args: readonly string[], options: CommandOptions = {}): Promise<string> {
    const { root = projectRoot, edge } = options;
    const { stdout } = await run(process.execPath, [path.join(root, 'scripts', `${name}.ts`), ...args], {
      cwd: root,
      env: {
        ...process.env,
        RELEASES_DIR: this.releasesDir,
        CHANNELS_DIR: this.channelsDir,
        REPORTS_DIR: this.reportsDir,
        RELEASE_KEY_FILE: releaseKeyFile,
        API_URLS: apiAddress,
        ...(edge && { EDGE_URLS: edge.address }),
      },
    });
    return stdout;
  }

  /** The release that is served now. */
  async promoted(app: AppName): Promise<string> {
    return (await this.allPromoted())[app] ?? '';
  }

  async allPromoted(): Promise<ReleaseIds> {
    return (await readJson<Channel>(await this.#newestGeneration())).releases;
  }

  /** Adds the releases of another store to this one. */
  async add({ releasesDir }: { releasesDir: string }): Promise<void> {
    await cp(releasesDir, this.releasesDir, { recursive: true });
  }

  /** The channel begins with these releases, and knows none before them. */
  async startOver(ids: ReleaseIds): Promise<void> {
    await rm(this.channelsDir, { recursive: true });
    await this.command('promote', Object.entries(ids).flat());
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
