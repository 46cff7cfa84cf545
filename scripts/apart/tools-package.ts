import { glob } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot, readJson } from '../../build/apps.ts';
import { libraries } from '../../build/shared-modules.ts';
import { readSources } from '../../build/surface/sources.ts';
import { type Manifest, type PackedPackage, versionsOf } from './manifests.ts';

/** The programs behind the commands, as `jangteo.mjs` names them, and their threads. */
const programs = [
  'scripts/apart/dev.ts',
  'build/build.ts',
  'build/surface/record-worker.ts',
  'scripts/errors.ts',
  'scripts/preview.ts',
  'scripts/promote.ts',
  'scripts/release.ts',
  'scripts/releases.ts',
  'scripts/rollback.ts',
  'scripts/apart/jest.config.mjs',
];

/** Files that programs read, and those that webpack and Jest load by their place. */
const otherFiles = [
  'biome.json',
  'scripts/apart/{jangteo,types-in-packages}.mjs',
  'build/{joined-words,unused-router-parts}.ts',
  'build/static-styles/{evaluate,loader,transform}.ts',
  'jest/{common.mjs,browser-environment.cjs,second-try.ts,silent-console.ts}',
  'types/{apart,base,browser,browser-tests}.json',
];

/** Needed by name only. */
const otherDependencies = [
  ...['@biomejs/biome', 'jest', 'jest-environment-jsdom', '@swc/core', '@swc/jest', 'swc-loader', 'typescript'],
  ...['@types/jest', '@types/node', 'react-refresh'],
];

/** The package `@jangteo/tools`: the programs with all that they import, at the same places as in the project. */
export async function toolsPackage(): Promise<PackedPackage> {
  const { texts, imports } = readSources({
    entries: programs.map((file) => path.join(projectRoot, file)),
    isOutside: (specifier) => !specifier.startsWith('.'),
    modules: {},
  });
  const sources = [...texts.keys()].map((file) => path.relative(projectRoot, file));
  const others: string[] = [];
  for await (const file of glob(otherFiles, { cwd: projectRoot })) others.push(file);
  const all = [...new Set([...sources, ...others])].sort();
  const imported = [...imports.keys()].flatMap((specifier) => packageOf(specifier) ?? []);
  const doors = await doorsAndHost();
  const needed = [...new Set([...imported, ...otherDependencies])].filter((name) => !(name in doors)).sort();
  return {
    name: '@jangteo/tools',
    files: Object.fromEntries(all.map((file) => [file, file])),
    manifest: {
      bin: { jangteo: 'scripts/apart/jangteo.mjs' },
      dependencies: { ...doors, ...versionsOf(needed) },
    },
  };
}

/** Undefined for Node's own modules, and where a program makes up the specifier. */
const packageOf = (specifier: string): string | undefined => specifier.match(/^(@[\w-]+\/)?[\w.-]+(?=\/|$)/)?.[0];

/** All doors, because a surface names the types of any; the host, and the libraries that it shares. */
async function doorsAndHost(): Promise<Record<string, string>> {
  const doors: string[] = [];
  for await (const file of glob('shared/*/package.json', { cwd: projectRoot })) {
    doors.push(readJson<Manifest>(path.join(projectRoot, file)).name);
  }
  return Object.fromEntries([
    ...[...doors.sort(), '@jangteo/host'].map((name) => [name, 'workspace:*']),
    ...libraries.map((name) => [name, 'catalog:']),
  ]);
}
