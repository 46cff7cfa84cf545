import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot, readJson } from '../../build/apps.ts';

/** A package as it is published: its files by their place in it. */
export interface PackedPackage {
  name: string;
  /** By file of the package, the file of the project. */
  files: Record<string, string>;
  manifest: Record<string, unknown>;
}

export interface Manifest {
  name: string;
  sideEffects?: boolean;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The versions that the project's packages share. */
export const catalog = (): Record<string, string> =>
  (parse(readFileSync(path.join(projectRoot, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: Record<string, string> })
    .catalog;

/** The versions that a manifest means by `workspace:` and `catalog:`. */
export function plainVersions(dependencies: Record<string, string>, version: string): Record<string, string> {
  const shared = catalog();
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, wanted]) => {
      if (wanted.startsWith('workspace:')) return [name, version];
      return [name, wanted === 'catalog:' ? (shared[name] ?? '') : wanted];
    }),
  );
}

/** The versions of libraries that the project itself, the edge or a door depends on. */
export function versionsOf(names: readonly string[]): Record<string, string> {
  const manifests = ['.', 'edge', 'shared/player'].map((folder) =>
    readJson<Manifest>(path.join(projectRoot, folder, 'package.json')),
  );
  const known = Object.assign({}, ...manifests.map((each) => ({ ...each.dependencies, ...each.devDependencies })));
  const unknown = names.find((name) => !known[name]);
  if (unknown) throw new Error(`No version of ${unknown} is known`);
  return Object.fromEntries(names.map((name) => [name, known[name]]));
}
