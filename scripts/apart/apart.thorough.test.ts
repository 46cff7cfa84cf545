import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../build/apps.ts';

jest.setTimeout(180_000);

const run = promisify(execFile);
const registry = 'http://localhost:1/';

let place: string;
/** remote-shop moved out of the project, with the packages as they are written for publishing. */
let folder: string;
let version: string;

/** As tests cannot import the compiler, which is an ES module. */
const inNode = async (script: string): Promise<string> => (await run(process.execPath, ['-e', script])).stdout;
const programs = path.join(projectRoot, 'scripts/apart');

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'apart-'));
  folder = path.join(place, 'shop');
  const written = path.join(place, 'packages');
  const packages = path.join(folder, 'node_modules');
  version = JSON.parse(
    await inNode(`
      import { writePackages } from '${programs}/packages.ts';
      import { moveOut } from '${programs}/move-out.ts';
      const { version } = await writePackages('${written}');
      await moveOut('remote-shop', { folder: '${folder}', version, registry: '${registry}' });
      console.log(JSON.stringify(version));`),
  );
  await rename(written, packages);
  await linkLibraries(packages);
});

afterAll(() => rm(place, { recursive: true, force: true }));

/** In place of an installation: every library that the project has installed. */
async function linkLibraries(packages: string): Promise<void> {
  for (const installed of ['node_modules', 'node_modules/.pnpm/node_modules'].map((each) =>
    path.join(projectRoot, each),
  )) {
    for (const name of await readdir(installed)) {
      if (name.startsWith('.') || name === '@jangteo') continue;
      const names = name.startsWith('@') ? await readdir(path.join(installed, name)) : [''];
      for (const inner of names) {
        const place = path.join(packages, name, inner);
        await mkdir(path.dirname(place), { recursive: true });
        await symlink(path.join(installed, name, inner), place).catch(() => undefined);
      }
    }
  }
}

const jangteo = (...args: string[]) =>
  run(process.execPath, [path.join(folder, 'node_modules/@jangteo/tools/scripts/apart/jangteo.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' },
  });

test('the repository of an app has its sources, and the doors in one version', async () => {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(new Set(versions.filter(([name]) => name.startsWith('@jangteo/')).map(([, wanted]) => wanted))).toEqual(
    new Set([version]),
  );
  expect(versions.filter(([, wanted]) => /workspace|catalog/.test(String(wanted)))).toEqual([]);
  expect(await readFile(path.join(folder, '.npmrc'), 'utf8')).toBe(`@jangteo:registry=${registry}\n`);
});

test('an app does not move to a folder that has something in it', async () => {
  const moved = inNode(`
    import { moveOut } from '${programs}/move-out.ts';
    await moveOut('remote-shop', { folder: '${folder}', version: '1.0.0', registry: '${registry}' });`);
  await expect(moved).rejects.toThrow('is not empty');
});

test('equal contents have an equal version', async () => {
  const written = () =>
    inNode(`
      import { writePackages } from '${programs}/packages.ts';
      console.log((await writePackages('${place}/again')).version);`);
  expect((await written()).trim()).toBe(version);
});

test('alone, the app is built as in the project: it gives, uses and links the same', async () => {
  await jangteo('build');
  const alone = JSON.parse(await readFile(path.join(folder, 'dist/node/surface.json'), 'utf8'));
  const inProject = JSON.parse(
    await inNode(`
      import { recordSurfaces } from '${projectRoot}/build/surface/record.ts';
      console.log(JSON.stringify((await recordSurfaces(['remote-shop']))[0]));`),
  );
  expect(alone).toEqual(inProject);
  const release = JSON.parse(await readFile(path.join(folder, 'dist/release.json'), 'utf8'));
  expect(release).toMatchObject({ app: 'remote-shop', owner: { team: '스토어' } });
  expect(Object.keys(release.preload)).toContain('shop:home');
});

test('alone, its tests run in a browser environment', async () => {
  const { stderr } = await jangteo('test', 'src/returning');
  expect(stderr).toMatch(/Tests: +\d+ passed/);
});

test('alone, its check finds a mistake that only the types of a door show', async () => {
  const file = path.join(folder, 'src/planted.ts');
  await writeFile(
    file,
    "import { links } from '@jangteo/contract/links';\n\nexport const planted = links.home('/');\n",
  );
  await expect(jangteo('check')).rejects.toMatchObject({
    stdout: expect.stringMatching(/planted\.ts\(3,.*Expected 0 arguments/),
  });
  await rm(file);
});

test('every command runs with what the tools bring, and says what is missing here', async () => {
  await expect(jangteo('errors')).resolves.toMatchObject({ stdout: 'No errors were reported\n' });
  await expect(jangteo('releases')).resolves.toMatchObject({ stdout: '' });
  for (const command of ['promote', 'preview']) {
    await expect(jangteo(command)).rejects.toMatchObject({ stderr: expect.stringContaining('has no release yet') });
  }
  await expect(jangteo('rollback')).rejects.toMatchObject({
    stderr: expect.stringContaining('has no release to go back to'),
  });
  await expect(jangteo('dev')).rejects.toMatchObject({ stderr: expect.stringContaining('--against') });
});

test('an unknown command is answered with the list of commands', async () => {
  await expect(jangteo('unknown')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('jangteo check') });
});
