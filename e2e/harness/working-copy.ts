import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@jangteo/contract/release';
import { projectRoot } from '../places.ts';
import type { OwnReleases, ReleaseCommand } from './own-releases.ts';

/**
 * A team's own working copy: the sources of one remote and of the tools that release it. The host and the doors lie
 * beside it as they are, for their versions; of their code, nothing is built.
 */
export class WorkingCopy implements AsyncDisposable {
  readonly #root: string;
  readonly #remote: RemoteName;
  readonly #releases: OwnReleases;

  private constructor(root: string, remote: RemoteName, releases: OwnReleases) {
    this.#root = root;
    this.#remote = remote;
    this.#releases = releases;
  }

  static async of(remote: RemoteName, releases: OwnReleases): Promise<WorkingCopy> {
    const root = path.join(releases.folder, 'working-copy');
    const isSource = (file: string) => !/\/(node_modules|dist)(\/|$)/.test(file.slice(projectRoot.length));
    await mkdir(root);
    for (const name of ['package.json', 'build', 'scripts', 'edge', 'types', remote]) {
      await cp(path.join(projectRoot, name), path.join(root, name), { recursive: true, filter: isSource });
    }
    for (const name of ['host', 'shared', 'node_modules', 'edge/node_modules', `${remote}/node_modules`]) {
      await symlink(path.join(projectRoot, name), path.join(root, name));
    }
    return new WorkingCopy(root, remote, releases);
  }

  /** A change of a text in one of the remote's files. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const place = path.join(this.#root, this.#remote, file);
    const text = await readFile(place, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say '${from}'`);
    await writeFile(place, text.replaceAll(from, to));
  }

  /** Runs `pnpm release`, `pnpm promote` and so on for the remote, and returns its output. */
  command(name: ReleaseCommand, ...args: string[]): Promise<string> {
    return this.#releases.command(name, [this.#remote, ...args], { root: this.#root });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#root, { recursive: true, force: true });
  }
}
