import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from '@jangteo/contract/release';
import { projectRoot } from '../bootstrap/project.mjs';

const ofEveryApp = [
  'shared',
  'build',
  'types',
  'pnpm-lock.yaml',
  'edge/src/releases/release-id.ts',
  'edge/src/releases/surface',
];
const notBuilt = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

/** Changes whenever building the app again could give another result. */
export async function hashOfInputs(app: AppName, root: string = projectRoot): Promise<string> {
  const own = ['src', 'public', 'package.json'].map((name) => `${app}/${name}`);
  const hash = createHash('sha256').update(process.version);
  for (const entry of [...own, ...ofEveryApp]) {
    for (const file of await filesOf(root, entry)) {
      hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
    }
  }
  return hash.digest('hex');
}

async function filesOf(root: string, entry: string): Promise<string[]> {
  const found = await stat(path.join(root, entry)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [entry];
  const names = await readdir(path.join(root, entry));
  const paths = names.map((name) => path.posix.join(entry, name)).filter((name) => !notBuilt.test(name));
  return (await Promise.all(paths.sort().map((name) => filesOf(root, name)))).flat();
}
