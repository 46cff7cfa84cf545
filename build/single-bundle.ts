// The same app as one ordinary bundle, without federation: the comparison for the price of independent releases.
import path from 'node:path';
import { isRemoteName } from '@jangteo/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { appDirectory, appNames, pageChunk, readJson } from './apps.ts';
import { type WebManifest, webManifestFile } from './release-manifest-plugin.ts';
import { runWebpack } from './run-webpack.ts';
import { webpackConfig } from './webpack-config.ts';

interface PageScripts {
  /** In the order in which they run. */
  main: string[];
  /** Imported by those, and known in advance. */
  later: string[];
}

/** Builds host and remotes together into `folder`. Returns the scripts that a route's page needs. */
export async function buildSingleBundle(folder: string): Promise<(routeId: string) => PageScripts> {
  await runWebpack(singleBundleConfig(folder));
  const { groups } = readJson<WebManifest>(path.join(folder, webManifestFile));
  const { main = [] } = groups;
  return (routeId) => ({ main, later: (groups[pageChunk(routeId)] ?? []).filter((file) => !main.includes(file)) });
}

function singleBundleConfig(folder: string): Configuration {
  const host = webpackConfig('host', 'web');
  return {
    ...host,
    name: 'single-bundle',
    output: { ...host.output, path: folder, uniqueName: 'single_bundle' },
    plugins: [
      ...(host.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/remotes\.ts$/, (resource) => {
        resource.request = `data:text/javascript,${encodeURIComponent(remotesWithoutFederation())}`;
      }),
    ],
  };
}

/** Replaces `host/src/federation/remotes.ts`: routes are imported, their pages stay chunks of their own. */
function remotesWithoutFederation(): string {
  const remotes = appNames.filter(isRemoteName);
  const file = JSON.stringify(path.join(appDirectory('host'), 'src/federation/remotes-of-bundle.ts'));
  const fileOf = (remote: (typeof remotes)[number]) => path.join(appDirectory(remote), 'src/routes.ts');
  return [
    ...remotes.map((remote, index) => `import routes${index} from ${JSON.stringify(fileOf(remote))};`),
    `export { RemoteFailed } from ${file};`,
    `import { remotesOfBundle } from ${file};`,
    `const routes = { ${remotes.map((remote, index) => `'${remote}': routes${index}`).join(', ')} };`,
    'export const createRemotes = () => remotesOfBundle(routes);',
  ].join('\n');
}
