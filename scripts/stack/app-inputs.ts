import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from '@jangteo/contract/release';
import { inProject } from '../bootstrap/project.mjs';

const ofEveryApp = ['shared', 'build', 'pnpm-lock.yaml'];
const notBuilt = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

/** Changes whenever building the app anew could make something else. */
export async function hashOfInputs(app: AppName): Promise<string> {
  const own = ['src', 'public', 'package.json'].map((name) => `${app}/${name}`);
  const hash = createHash('sha256').update(process.version);
  for (const entry of [...own, ...ofEveryApp]) {
    for (const file of await filesOf(entry)) hash.update(`\0${file}\0`).update(await readFile(inProject(file)));
  }
  return hash.digest('hex');
}

async function filesOf(entry: string): Promise<string[]> {
  const found = await stat(inProject(entry)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [entry];
  const names = await readdir(inProject(entry));
  const paths = names.map((name) => path.posix.join(entry, name)).filter((name) => !notBuilt.test(name));
  return (await Promise.all(paths.sort().map(filesOf))).flat();
}
