import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, readJson } from '../../build/apps.ts';
import { addRemote } from './add-remote.ts';

const app = 'remote-sample';
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'made-remote-'));
  await copyProject();
  await addRemote({ name: 'sample', title: '견본', root });
  await install();
});
afterAll(() => rm(root, { recursive: true }));

test('its types fit the doors that it declares', async () => {
  const settings = { extends: '../types/browser-tests.json', include: ['src', '../shared/testing/src'] };
  await writeFile(path.join(root, app, 'tsconfig.json'), JSON.stringify(settings));
  await run('node_modules/typescript/bin/tsc', '-p', app);
}, 120_000);

test('its page’s test passes', async () => {
  await run('node_modules/jest/bin/jest.js', app);
}, 120_000);

test('it is built, with its page and its owner', async () => {
  await run('build/build.ts', app);
  expect(readJson(path.join(root, app, 'dist/release.json'))).toMatchObject({
    app,
    owner: { team: expect.any(String) },
    routes: { 'sample:main': { path: '/sample' } },
    preload: { 'sample:main': [expect.stringContaining('sample-main')] },
  });
}, 120_000);

/** Runs a command in the copy; a failure says what the command said. */
async function run(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`);
    },
  );
}

const folders = ['build', 'edge', 'host', 'jest', 'shared', 'types'];
const files = ['jest.config.mjs', 'package.json', 'biome.json', 'README.md', '.gitignore'];
const asTheyAre = { recursive: true, verbatimSymlinks: true };
const isNotBuilt = (file: string) => path.basename(file) !== 'dist';

/** What apps are built and tested from. Packages link to each other by relative paths, thus within the copy. */
async function copyProject(): Promise<void> {
  for (const name of [...folders, ...files]) {
    await cp(path.join(projectRoot, name), path.join(root, name), { ...asTheyAre, filter: isNotBuilt });
  }
  const modules = path.join(root, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(path.join(projectRoot, 'node_modules'))) {
    if (name === '.cache') continue;
    const source = path.join(projectRoot, 'node_modules', name);
    if (name === '@jangteo') await cp(source, path.join(modules, name), asTheyAre);
    else await symlink(source, path.join(modules, name));
  }
}

/** As the package manager does it: the remote finds the packages that it declares, and no others. */
async function install(): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(root, app, 'package.json'), 'utf8')) as Record<string, object>;
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const link = path.join(root, app, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    const installed = name.startsWith('@jangteo/')
      ? name.replace('@jangteo/', 'shared/')
      : `shared/ui/node_modules/${name}`;
    await symlink(path.join(root, installed), link);
  }
}
