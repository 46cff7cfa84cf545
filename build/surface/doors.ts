import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '../shared-modules.ts';

/** The doors of which a page has one instance, the host's. */
export const sharedDoors: readonly string[] = Object.keys(sharedModules('host')).flatMap(
  (name) => name.match(/^@jangteo\/(.+)$/)?.[1] ?? [],
);

/** By import, the file of every entry of every door. */
export function doorEntries(root: string): Record<string, string> {
  const shared = path.join(root, 'shared');
  const entries = readdirSync(shared).flatMap((door) => {
    const folder = realpathSync(path.join(shared, door));
    const { exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      exports?: Record<string, string>;
    };
    return Object.entries(exports).map(([entry, file]) => [
      `@jangteo/${door}${entry.slice(1)}`,
      path.join(folder, file),
    ]);
  });
  return Object.fromEntries(entries);
}
