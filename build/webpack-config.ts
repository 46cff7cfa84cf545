import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import {
  type AppName,
  appDirectory,
  containerName,
  distDirectory,
  exposedModule,
  isRemoteName,
  packageFolder,
  projectRoot,
} from './apps.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { lottieSources, lottieWithoutEval } from './lottie-library.ts';
import { ReleaseManifestPlugin } from './release-manifest-plugin.ts';
import { ReleaseNamePlugin, unfinishedName } from './release-name-plugin.ts';
import { SameEverywherePlugin } from './same-everywhere-plugin.ts';
import { sharedModules } from './shared-modules.ts';

export type Target = 'web' | 'node';

/** The chunk of a remote's exposed module. */
export const routesChunk = 'routes';

/** The time limit of a chunk, the same as a call's; after that the page offers to try again. */
const scriptTimeoutMs = 10_000;

/** One app for one target, ready to be released. Development changes it in `dev-config.ts`. */
export function webpackConfig(app: AppName, target: Target): Configuration {
  const isHost = app === 'host';
  const isNode = target === 'node';
  const name = buildName(app, target);
  const fileName = isNode ? '[name].js' : '[name].[contenthash:10].js';
  return {
    name: `${app}:${target}`,
    mode: 'production',
    context: appDirectory(app),
    target: isNode ? 'async-node' : ['web', 'es2022'],
    devtool: false,
    entry: isHost ? hostEntry[target] : {},
    output: {
      path: path.join(distDirectory(app), target),
      clean: true,
      publicPath: 'auto',
      chunkLoadTimeout: scriptTimeoutMs,
      uniqueName: name,
      filename: fileName,
      chunkFilename: fileName,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      ...(isNode
        ? { library: { type: 'commonjs-module' } }
        : {
            crossOriginLoading: 'anonymous',
            trustedTypes: { policyName: 'jangteo#bundler' },
            // Firefox drops a script's preload, and requests it again, where one of both names a charset and the other does not.
            charset: false,
          }),
    },
    ...(isNode ? { externalsPresets: { node: true } } : {}),
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { ...routerForProduction, ...exactly(lottieWithoutEval) } },
    module: {
      rules: [scriptRule(), librarySourceRule, routerRule, { test: /\.(woff2|svg)$/, type: 'asset/resource' }],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // When concatenated with others, a CommonJS library makes webpack load its shared modules again at every use.
      concatenateModules: { commonjs: false },
      minimize: !isNode,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      splitChunks: {
        cacheGroups:
          isHost && !isNode
            ? { vendor: vendorOfFirstPage, defaultVendors: false }
            : { defaultVendors: librariesOfPages },
      },
    },
    cache: false,
    plugins: [
      new ModuleFederationPlugin(federationOptions(app, target, name)),
      ownFederationRuntime,
      new SameEverywherePlugin(projectRoot),
      ...(isNode ? [] : [compiledOnArrival, new ReleaseManifestPlugin(), new ChunkIntegrityPlugin()]),
      ...(name === containerName(app) ? [] : [new ReleaseNamePlugin(containerName(app))]),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Only browsers run two releases of one app together. */
export const buildName = (app: AppName, target: Target): string =>
  isRemoteName(app) && target === 'web' ? unfinishedName(containerName(app)) : containerName(app);

const hostEntry = { web: './src/index.ts', node: './src/entry-server.tsx' };

/** The router's package offers bundlers its development build; the one without warnings lies beside it. */
export const routerForProduction = (() => {
  const navigation = createRequire(path.join(packageFolder('@jangteo/navigation'), 'package.json'));
  const router = createRequire(navigation.resolve('react-router-dom')).resolve('react-router');
  const inProduction = (file: string) => path.join(path.dirname(router), '../production', file);
  return { 'react-router$': inProduction('index.mjs'), 'react-router/dom$': inProduction('dom-export.mjs') };
})();

const routerRule = {
  include: path.dirname(routerForProduction['react-router$']),
  loader: path.join(import.meta.dirname, 'unused-router-parts.ts'),
};

/** Aliases the packages themselves and leaves their inner modules alone. */
function exactly(aliases: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).map(([name, file]) => [`${name}$`, file]));
}

/** Doors are not libraries, wherever they are installed. */
const libraryFile = /[\\/]node_modules[\\/](?!@jangteo[\\/]|\.pnpm[\\/])/;

/** As webpack has it, but for the doors. */
const librariesOfPages = { test: libraryFile, idHint: 'vendors', reuseExistingChunk: true, priority: -10 };

/** Libraries change less often than the host's own code, and stay cached when it changes. */
const vendorOfFirstPage = { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true } as const;

const require = createRequire(import.meta.url);

export const scriptRule = ({ refresh = false } = {}) => ({
  test: /\.tsx?$/,
  exclude: libraryFile,
  use: [
    {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        },
      },
    },
    { loader: path.join(import.meta.dirname, 'static-styles/loader.ts') },
    // The last one runs first.
    { loader: path.join(import.meta.dirname, 'joined-words.ts') },
  ],
});

/** A library that is built from its sources, not from its bundle. */
const librarySourceRule = { test: /\.tsx?$/, include: lottieSources, use: scriptRule().use };

/**
 * Browsers that know this hint compile a script while it arrives, in a thread of its own, instead of each function when it is
 * first called. Added after the minifier, which leaves out comments, and before the source maps, which count its line.
 * Decision: docs/decisions/2026-11-27-scripts-are-compiled-as-they-arrive.md
 */
const compiledOnArrival = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** What federation's plugin generates runs on this instead of the library's runtime. */
export const ownFederationRuntime = new webpack.NormalModuleReplacementPlugin(
  /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
  require.resolve('@jangteo/federation/bundler-runtime'),
);

export function federationOptions(app: AppName, target: Target, name = containerName(app)) {
  const isNode = target === 'node';
  return {
    name,
    manifest: false,
    dts: false,
    ...(isRemoteName(app)
      ? {
          filename: isNode ? 'container.js' : 'container.[contenthash:10].js',
          exposes: { [exposedModule]: { import: './src/routes.ts', name: routesChunk } },
          library: isNode ? { type: 'commonjs-module' } : { type: 'var', name },
          shared: sharedModules('remote'),
        }
      : { shared: sharedModules('host') }),
  };
}
