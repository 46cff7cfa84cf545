import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { appNames } from '@jangteo/contract/release';
import { checkOut } from '../../scripts/stack/check-out.ts';
import { dataDirectory, projectRoot, releaseKeyFile } from '../places.ts';
import type { ReleaseIds } from './own-releases.ts';

/** Enough for every app to differ. */
const commitsBack = 25;

const run = promisify(execFile);
const folder = path.join(dataDirectory, 'earlier');

/** The commit that N-1 is built from; undefined where the checkout has none but the newest. */
export async function earlierCommit(): Promise<string | undefined> {
  const args = ['rev-list', '--first-parent', `--max-count=${commitsBack + 1}`, 'HEAD'];
  const { stdout } = await run('git', args, { cwd: projectRoot }).catch(() => ({ stdout: '' }));
  return stdout.trim().split('\n').slice(1).at(-1);
}

export interface EarlierReleases {
  /** A store with these releases. */
  releasesDir: string;
  ids: ReleaseIds;
}

/** Releases of every app that the commit has, built from its sources with its tools; once for each data folder. */
export async function earlierReleases(commit: string): Promise<EarlierReleases> {
  const releasesDir = path.join(folder, commit);
  if (!existsSync(releasesDir)) await buildInto(releasesDir, commit);
  const found = appNames.filter((app) => existsSync(path.join(releasesDir, app)));
  const ids = found.map(async (app) => [app, (await readdir(path.join(releasesDir, app)))[0]]);
  return { releasesDir, ids: Object.fromEntries(await Promise.all(ids)) };
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
