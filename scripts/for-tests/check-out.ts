import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { readJson } from '../../build/apps.ts';
import { projectRoot } from '../bootstrap/project.mjs';

/** Writes the sources of a commit, all of them or those below these paths, in a folder where they compile and build. */
export async function checkOut(commit: string, root: string, paths: readonly string[] = []): Promise<void> {
  const archive = execFileSync('git', ['archive', commit, ...paths], { cwd: projectRoot, maxBuffer: 1e9 });
  execFileSync('tar', ['-x'], { cwd: root, input: archive });
  await linkPackages(root);
}

/**
 * Libraries are the installed ones, whatever the commit's were; the project's own packages are the commit's. A library that
 * only other libraries need by now is taken from them.
 */
async function linkPackages(root: string): Promise<void> {
  await mkdir(path.join(root, 'node_modules'));
  await symlink(path.join(projectRoot, 'node_modules', libraries), path.join(root, 'node_modules', libraries));
  const below = async (folder: string) =>
    (await readdir(path.join(root, folder))).map((name) => path.join(folder, name));
  for (const folder of ['', ...(await below('')), ...(await below('shared'))]) {
    const installed = path.join(projectRoot, folder, 'node_modules');
    if (!existsSync(installed)) continue;
    await cp(installed, path.join(root, folder, 'node_modules'), {
      recursive: true,
      // Links to packages are relative: a copied link leads into the folder that it was copied to.
      verbatimSymlinks: true,
      filter: (source) => path.basename(source) !== libraries,
    });
    await linkDropped(path.join(root, folder));
  }
}

async function linkDropped(folder: string): Promise<void> {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return;
  const { dependencies = {} } = readJson<{ dependencies?: object }>(manifest);
  for (const name of Object.keys(dependencies)) {
    const place = path.join(folder, 'node_modules', name);
    const library = path.join(projectRoot, 'node_modules', libraries, 'node_modules', name);
    if (existsSync(place) || !existsSync(library)) continue;
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(library, place);
  }
}

const libraries = '.pnpm';
