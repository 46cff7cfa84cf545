import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../build/apps.ts';
import { addRemote } from './add-remote.ts';

const listFile = 'shared/contract/src/release/release.ts';
let root: string;

/** The part of the project that the command reads and changes. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
  for (const file of ['biome.json', '.gitignore', 'README.md', listFile]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await cp(path.join(projectRoot, file), path.join(root, file));
  }
  await symlink(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string) => readFile(path.join(root, file), 'utf8');

test('a new remote is well-formed, known to the tools and to the table of owners; no other app’s file is touched', async () => {
  const files = await addRemote({ name: 'sample', title: '견본', root });
  expect(files.filter((file) => !file.startsWith('remote-sample/'))).toEqual([listFile, 'README.md']);
  expect(await read('README.md')).toMatch(/\| `remote-\w+\/` [^\n]*\n\| `remote-sample\/` \| 견본 \| `\/sample` \|\n/);
  const { appNames } = (await import(path.join(root, listFile))) as { appNames: string[] };
  expect(appNames.at(-1)).toBe('remote-sample');
  const biome = path.join(projectRoot, 'node_modules/.bin/biome');
  const checked = ['remote-sample', listFile];
  execFileSync(biome, ['check', '--error-on-warnings', ...checked], {
    cwd: root,
    stdio: 'pipe',
  });
});

test('each of several new remotes is added to the list of apps', async () => {
  const names = ['sample', 'other', 'third'];
  for (const name of names) await addRemote({ name, root });
  const { appNames } = (await import(path.join(root, listFile))) as { appNames: string[] };
  expect(appNames.slice(-names.length)).toEqual(names.map((name) => `remote-${name}`));
});

test.each([
  ['Re-wards', 'is not one word'],
  ['search', '/search is the page shop:search-products of remote-shop'],
  ['federation', '/federation is an address of the edge'],
])("'%s' is refused, and nothing is written", async (name, reason) => {
  const before = await read(listFile);
  await expect(addRemote({ name, root })).rejects.toThrow(reason);
  expect(await read(listFile)).toBe(before);
});

test.each(["오늘의 '혜택'", '혜택 | 별', '<b>혜택</b>', '혜택\n별', '$&', ''])(
  'the title %j is refused',
  async (title) => {
    await expect(addRemote({ name: 'sample', title, root })).rejects.toThrow('is not a title');
  },
);

test('where a list has another form, no folder of a remote remains', async () => {
  await writeFile(path.join(root, 'README.md'), '# Nobody owns anything');
  await expect(addRemote({ name: 'sample', root })).rejects.toThrow('README.md has changed its form');
  await expect(read('remote-sample/package.json')).rejects.toThrow('ENOENT');
  expect(await read(listFile)).not.toContain('remote-sample');
});

test('a remote that exists is not written over', async () => {
  await addRemote({ name: 'sample', root });
  await expect(addRemote({ name: 'sample', root })).rejects.toThrow('remote-sample exists');
});
