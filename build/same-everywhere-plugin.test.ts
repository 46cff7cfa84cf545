import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWebpack } from './run-webpack.ts';
import { SameEverywherePlugin } from './same-everywhere-plugin.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'same-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The bundle of an app in this folder with a generated file, whose name federation derives from the folder's path. */
async function build(name: string, hash: string, plugins: (root: string) => SameEverywherePlugin[]): Promise<string> {
  const root = path.join(folder, name);
  const generated = path.join(root, 'node_modules/.federation', `entry.${hash.repeat(32)}.js`);
  await mkdir(path.dirname(generated), { recursive: true });
  await mkdir(path.join(root, 'app'));
  await writeFile(generated, 'module.exports = "federation";');
  await writeFile(path.join(root, 'app/index.js'), `console.log(require(${JSON.stringify(generated)}));`);
  await runWebpack({
    name,
    mode: 'production',
    context: path.join(root, 'app'),
    entry: './index.js',
    output: { path: path.join(root, 'dist'), pathinfo: true },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    plugins: plugins(root),
  });
  const [bundle = ''] = await readdir(path.join(root, 'dist'));
  return readFile(path.join(root, 'dist', bundle), 'utf8');
}

test('equal sources in two folders give equal bundles, in spite of the names of generated files', async () => {
  const plugins = (root: string) => [new SameEverywherePlugin(root)];
  expect(await build('one', 'a', plugins)).toBe(await build('somewhere/else', 'b', plugins));
});

test('without the plugin they differ', async () => {
  expect(await build('one', 'a', () => [])).not.toBe(await build('somewhere/else', 'b', () => []));
});
