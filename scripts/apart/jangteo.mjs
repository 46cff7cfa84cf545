#!/usr/bin/env node
// The commands of an app with a repository of its own: `npx jangteo`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const usage = `jangteo check                         format, lint, types and tests
jangteo test [file]…                  tests alone
jangteo dev --against https://…       the app from here in a running market
jangteo build                         the release, in dist/
jangteo release                       builds, stores and signs it, and says what promotion would refuse
jangteo preview [build]               an address that shows it
jangteo promote [build] [--canary 10] serves it
jangteo rollback [--reason …]         the release before
jangteo releases                      what is stored, and what is served
jangteo errors                        what browsers reported of it`;

const leastNode = 26;
if (Number(process.versions.node.split('.')[0]) < leastNode) {
  console.error(`jangteo needs Node ${leastNode}; this is ${process.versions.node}`);
  process.exit(1);
}

const tools = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
/** @param {string} file */
const inTools = (file) => path.join(tools, file);

/**
 * The program of a package's command.
 * @param {string} name
 * @param {string} [command]
 */
function programOf(name, command = name) {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

const jest = [programOf('jest'), '--config', inTools('scripts/apart/jest.config.mjs')];
const app = () => JSON.parse(readFileSync('package.json', 'utf8')).name.replace('@jangteo/', '');

/** @type {Record<string, (args: string[]) => string[][]>} */
const commands = {
  check: () => [
    [programOf('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings'],
    [programOf('typescript', 'tsc'), '--project', '.'],
    jest,
  ],
  test: (args) => [[...jest, ...args]],
  dev: (args) => [[inTools('scripts/apart/dev.ts'), app(), ...args]],
  build: () => [[inTools('build/build.ts'), app()]],
  ...Object.fromEntries(
    ['release', 'preview', 'promote', 'rollback', 'releases', 'errors'].map((name) => [
      name,
      /** @param {string[]} args */
      (args) => [[inTools(`scripts/${name}.ts`), app(), ...args]],
    ]),
  ),
};

// Folders of the environment are meant from here.
const folders = {
  RELEASES_DIR: '.data/releases',
  CHANNELS_DIR: '.data/channels',
  RELEASE_KEY_FILE: '.data/release-key',
  REPORTS_DIR: '.data/reports',
};
for (const [name, folder] of Object.entries(folders)) process.env[name] = path.resolve(process.env[name] ?? folder);
const typesInPackages = pathToFileURL(inTools('scripts/apart/types-in-packages.mjs'));
const experimental = '--disable-warning=ExperimentalWarning';
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${experimental} --import=${typesInPackages}`.trim();

const [command = '', ...args] = process.argv.slice(2);
const steps = commands[command]?.(args);
if (!steps) {
  console.error(usage);
  process.exitCode = 2;
}
for (const step of steps ?? []) {
  const child = spawn(process.execPath, step, { stdio: 'inherit' });
  // What ends this program ends the one that it runs.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  if (code !== 0) {
    process.exitCode = code ?? 1;
    break;
  }
}
