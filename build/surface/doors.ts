import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, packageFolder, readJson, toolsRoot } from '../apps.ts';
import { sharedModules } from '../shared-modules.ts';

/** The doors of which a page has one instance, the host's. */
export const sharedDoors: readonly string[] = Object.keys(sharedModules('host')).flatMap(
  (name) => name.match(/^@jangteo\/(.+)$/)?.[1] ?? [],
);

/** By import, the file of every entry of every door. */
export function doorEntries(root: string): Record<string, string> {
  const entries = [...doorFolders(root)].flatMap(([door, folder]) => {
    const { exports = {} } = readJson<{ exports?: Record<string, string> }>(path.join(folder, 'package.json'));
    return Object.entries(exports).map(([entry, file]) => [`${door}${entry.slice(1)}`, path.join(folder, file)]);
  });
  return Object.fromEntries(entries);
}

function doorFolders(root: string): Map<string, string> {
  if (isInstalled) {
    const { dependencies } = readJson<{ dependencies: object }>(path.join(toolsRoot, 'package.json'));
    const doors = Object.keys(dependencies).filter((name) => name.startsWith('@jangteo/'));
    return new Map(doors.map((door) => [door, packageFolder(door)]));
  }
  const shared = path.join(root, 'shared');
  return new Map(readdirSync(shared).map((door) => [`@jangteo/${door}`, realpathSync(path.join(shared, door))]));
}
