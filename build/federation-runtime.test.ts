import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInstance } from '@module-federation/enhanced/runtime';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { offerOlderRuntime } from '../shared/federation/src/older-runtime.ts';
import { runWebpack } from './run-webpack.ts';
import { ownFederationRuntime } from './webpack-config.ts';

const kinds = {
  today: { plugins: [ownFederationRuntime], experiments: {} },
  'for the library’s runtime, of which the host had the core': {
    plugins: [],
    experiments: { externalRuntime: true, optimization: { disableRemote: true, target: 'web' } },
  },
} as const;
type Kind = keyof typeof kinds;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'federation-'));
  await mkdir(path.join(folder, 'node_modules/shared'), { recursive: true });
  await writeFile(path.join(folder, 'node_modules/shared/index.js'), 'export const origin = "remote";');
  await writeFile(path.join(folder, 'exposed.js'), 'import { origin } from "shared"; export default origin;');
  for (const kind of Object.keys(kinds) as Kind[]) await buildRemote(kind);
});
afterAll(() => rm(folder, { recursive: true }));

const buildRemote = (kind: Kind): Promise<void> =>
  runWebpack({
    mode: 'production',
    context: folder,
    target: 'async-node',
    entry: {},
    output: { path: path.join(folder, kind), library: { type: 'commonjs-module' } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'remote',
        filename: 'container.js',
        library: { type: 'commonjs-module' },
        exposes: { './exposed': './exposed.js' },
        shared: { shared: { singleton: true, strictVersion: true, import: false, requiredVersion: '~19.3.0' } },
        manifest: false,
        dts: false,
        experiments: kinds[kind].experiments,
      }),
      ...kinds[kind].plugins,
    ],
  });

interface Container {
  init(scope: object): unknown;
  get(exposed: string): Promise<() => { default: unknown }>;
}

async function loadRemote(kind: Kind): Promise<Container> {
  const file = path.join(folder, kind, 'container.js');
  const module = { exports: {} };
  const run = new Function('module', 'exports', 'require', '__dirname', await readFile(file, 'utf8'));
  run(module, module.exports, require, path.dirname(file));
  return module.exports as Container;
}

const ofHost = { origin: 'host' };

describe.each(Object.keys(kinds) as Kind[])('a container built %s', (kind) => {
  let remote: Container;
  beforeEach(async () => {
    offerOlderRuntime();
    remote = await loadRemote(kind);
  });
  const exposed = async () => (await remote.get('./exposed'))().default;

  test('[MFE-02] takes the host’s module, and is listed with it', async () => {
    const copy = { version: '19.3.7', from: 'host', useIn: [], get: () => () => ofHost };
    await remote.init({ shared: { '19.3.7': copy } });
    expect(await exposed()).toBe('host');
    expect(copy.useIn).toEqual(['remote']);
  });

  test('[MFE-02] fails where the host has another version', async () => {
    const copy = { version: '19.4.0', from: 'host', useIn: [], get: () => () => ofHost };
    await remote.init({ shared: { '19.4.0': copy } });
    await expect(exposed()).rejects.toThrow('remote needs shared ~19.3.0, the page shares 19.4.0');
  });

  test('[MFE-02] fails where the host does not share the module', async () => {
    await remote.init({});
    await expect(exposed()).rejects.toThrow('remote needs shared, which the page does not share');
  });
});

test('[MFE-02] a host on the library’s runtime gives its module to a container built today', async () => {
  const remote = await loadRemote('today');
  const host = createInstance({
    name: 'host',
    remotes: [{ name: 'remote', entry: 'container.js' }],
    shared: {
      shared: {
        version: '19.3.7',
        get: () => () => ofHost,
        shareConfig: { singleton: true, eager: true, requiredVersion: '~19.3.0' },
      },
    },
    plugins: [{ name: 'from-memory', loadEntry: async () => remote as never }],
  });
  expect(await host.loadRemote('remote/exposed')).toHaveProperty('default', 'host');
});
