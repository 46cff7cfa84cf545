// Decision: docs/decisions/2026-11-24-an-app-in-a-repository-of-its-own.md

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, glob, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot, readJson } from '../../build/apps.ts';
import { catalog, type Manifest, type PackedPackage, plainVersions } from './manifests.ts';
import { toolsPackage } from './tools-package.ts';

/** What teams with repositories of their own install: every door, the tools, and the host, to develop with. */
async function packedPackages(): Promise<PackedPackage[]> {
  const doors = readdirSync(path.join(projectRoot, 'shared')).map((door) => path.join('shared', door));
  return [...(await Promise.all([...doors, 'host'].map(packedSources))), await toolsPackage()];
}

async function packedSources(folder: string): Promise<PackedPackage> {
  const { name, sideEffects, exports, dependencies, devDependencies } = readJson<Manifest>(
    path.join(projectRoot, folder, 'package.json'),
  );
  // The sources are compiled where they are installed, so their types are needed there, too.
  const types = Object.entries(devDependencies ?? {}).filter(([library]) => library.startsWith('@types/'));
  return {
    name,
    files: await filesOf(folder),
    manifest: { sideEffects, exports, dependencies: { ...dependencies, ...Object.fromEntries(types) } },
  };
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const found = glob('{src,assets,public}/**', { cwd: path.join(projectRoot, folder), withFileTypes: true });
  for await (const entry of found) {
    if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(path.join(projectRoot, folder), file)] = path.relative(projectRoot, file);
  }
  return files;
}

/**
 * Writes the packages to `<folder>/<name>`. All have one version, made of what all contain: a remote has either all of a
 * state or none, and nobody counts by hand.
 */
export async function writePackages(folder: string): Promise<{ version: string; names: string[] }> {
  const packages = (await packedPackages()).sort((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256');
  for (const { name, files, manifest } of packages) {
    hash.update(JSON.stringify([name, manifest]));
    for (const file of Object.keys(files).sort()) {
      hash.update(`${file}\n`).update(readFileSync(path.join(projectRoot, files[file] ?? '')));
    }
  }
  const version = `0.0.0-h${hash.update(JSON.stringify(catalog())).digest('hex').slice(0, 12)}`;
  for (const { name, files, manifest } of packages) {
    const place = path.join(folder, name);
    await rm(place, { recursive: true, force: true });
    for (const [file, source] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(place, file)), { recursive: true });
      await cp(path.join(projectRoot, source), path.join(place, file));
    }
    const dependencies = plainVersions(manifest.dependencies as Record<string, string>, version);
    const written = { name, version, type: 'module', ...manifest, dependencies };
    await writeFile(path.join(place, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
  }
  return { version, names: packages.map(({ name }) => name) };
}
