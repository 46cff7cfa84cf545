import { cp } from 'node:fs/promises';
import path from 'node:path';
import { findInstalled, projectRoot, readJson } from '../apps.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Copies dependencies, and theirs, as far as this machine has them: optional ones are for one platform each. */
export async function copyNativeDependencies(names: readonly string[], folder: string): Promise<void> {
  const copied = new Set<string>();
  const copy = async (name: string, from: string): Promise<void> => {
    const place = findInstalled(name, from);
    if (!place || copied.has(name)) return;
    copied.add(name);
    await cp(place, path.join(folder, 'node_modules', name), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
    const { dependencies, optionalDependencies } = readJson<Manifest>(path.join(place, 'package.json'));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) await copy(needed, place);
  };
  for (const name of names) await copy(name, path.join(projectRoot, 'api'));
}
