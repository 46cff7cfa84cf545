import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { appNames } from '@jangteo/contract/release';
import { checkOut } from '../../scripts/for-tests/check-out.ts';
import { dataDirectory, projectRoot, releaseKeyFile } from '../places.ts';
import type { ReleaseIds } from './own-releases.ts';

/** Enough for every app to differ. */
const commitsBack = 25;
/** A commit between two changes may not build by itself, nor those after it: then ones further and further back are taken. */
const furtherBack = [0, 1, 3, 7, 15, 31, 63];

const run = promisify(execFile);
const folder = path.join(dataDirectory, 'earlier');

/** The commits that N-1 may be built from, the newest first; none where the checkout has none but the newest. */
export async function earlierCommits(): Promise<string[]> {
  const { stdout } = await run('git', ['rev-list', '--first-parent', 'HEAD'], { cwd: projectRoot }).catch(() => ({
    stdout: '',
  }));
  const commits = stdout.split('\n').filter(Boolean).slice(1);
  const nearest = Math.min(commitsBack, commits.length) - 1;
  return furtherBack.flatMap((further) => commits[nearest + further] ?? []);
}

export interface EarlierReleases {
  /** A store with these releases. */
  releasesDir: string;
  ids: ReleaseIds;
}

/** Releases of every app of the first of these commits that builds, by its own tools; built once for each data folder. */
export async function earlierReleases(commits: readonly string[]): Promise<EarlierReleases> {
  const releasesDir = commits.map(storeOf).find(existsSync) ?? (await firstThatBuilds(commits));
  const found = appNames.filter((app) => existsSync(path.join(releasesDir, app)));
  const ids = found.map(async (app) => [app, (await readdir(path.join(releasesDir, app)))[0]]);
  return { releasesDir, ids: Object.fromEntries(await Promise.all(ids)) };
}

const storeOf = (commit: string): string => path.join(folder, commit);

async function firstThatBuilds(commits: readonly string[]): Promise<string> {
  const failures: unknown[] = [];
  for (const commit of commits) {
    try {
      await buildInto(storeOf(commit), commit);
      return storeOf(commit);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `none of the commits builds: ${commits.join(', ')}\n${failures.at(-1)}`);
}

async function buildInto(releasesDir: string, commit: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const root = await mkdtemp(path.join(folder, 'sources-'));
  await checkOut(commit, root);
  const built = path.join(root, 'releases');
  const env = { ...process.env, RELEASES_DIR: built, RELEASE_KEY_FILE: releaseKeyFile };
  const tool = (file: string, ...args: string[]) =>
    run(process.execPath, [path.join(root, file), ...args], { cwd: root, env });
  await tool('build/build.ts');
  const apps = appNames.filter((app) => existsSync(path.join(root, app)));
  await tool('scripts/release.ts', ...apps, '--no-build');
  await rename(built, releasesDir);
  await rm(root, { recursive: true });
}
