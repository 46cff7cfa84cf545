// Programs that run without the checkout: `pnpm package [api|edge|outside|ops]… [--to <folder>]`, by default all, to dist/.
import { cp, glob, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../apps.ts';
import { runCommand } from '../run-command.ts';
import { runWebpack } from '../run-webpack.ts';
import { copyNativeDependencies } from './native-dependencies.ts';
import { packageConfig } from './package-config.ts';
import { type PackageName, packageNames, packages } from './packages.ts';

/** Writes the package to `<folder>/<name>`, and returns that place. */
export async function makePackage(name: PackageName, folder: string): Promise<string> {
  const { entries, files, nativeDependencies } = packages[name];
  const place = path.resolve(folder, name);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  const manifest = { name: `@jangteo/${name}`, private: true, type: 'module' };
  await writeFile(path.join(place, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [file, source] of Object.entries(entries)) await runWebpack(packageConfig(name, place, file, source));
  for await (const file of glob(files, { cwd: projectRoot })) {
    await cp(path.join(projectRoot, file), path.join(place, file), { recursive: true });
  }
  await copyNativeDependencies(nativeDependencies, place);
  return place;
}

async function makePackages(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const folder = values.to ?? path.join(projectRoot, 'dist');
  const unknown = positionals.find((name) => !packageNames.some((known) => known === name));
  if (unknown) throw new Error(`There is no package '${unknown}'. Packages: ${packageNames.join(', ')}`);
  for (const name of packageNames) {
    if (positionals.length === 0 || positionals.includes(name)) console.log(`✓ ${await makePackage(name, folder)}`);
  }
}

if (import.meta.main) await runCommand(makePackages);
