// Decision: docs/decisions/2026-11-23-parts-for-other-sites.md

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { embedFolder, type FederationManifest } from '@jangteo/contract/federation';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { type AppName, appDirectory, containerName, distDirectory, projectRoot } from '../apps.ts';
import { runWebpack } from '../run-webpack.ts';
import { SameEverywherePlugin } from '../same-everywhere-plugin.ts';
import { sharedModules } from '../shared-modules.ts';
import { scriptRule } from '../webpack-config.ts';
import { embedEntry } from './embed-entry.ts';
import { federationManifest } from './federation-manifest.ts';

/** Builds a remote's parts for other sites, if it has any, and describes them. */
export async function buildEmbed(app: AppName): Promise<FederationManifest | undefined> {
  const entry = embedEntry(app);
  if (!entry) return undefined;
  await runWebpack(embedConfig(app, entry));
  const [script] = await readdir(path.join(distDirectory(app), 'web', embedFolder));
  const ofHost = sharedModules('host');
  const { exposes, sharedLibraries } = (await import(path.join(path.dirname(entry), 'exposes.ts'))) as EmbedExposes;
  return federationManifest({
    app,
    name: embedName(app),
    entry: script ?? '',
    exposes: Object.fromEntries(exposes.map((exposed) => [exposed, []])),
    shared: Object.fromEntries(
      Object.entries(sharedLibraries).map(([library, requiredVersion]) => [
        library,
        { version: ofHost[library]?.version ?? '', requiredVersion },
      ]),
    ),
  });
}

interface EmbedExposes {
  exposes: readonly string[];
  /** By library, the accepted versions. */
  sharedLibraries: Record<string, string>;
}

const embedName = (app: AppName): string => `${containerName(app)}_embed`;

/** One script, which brings all but React: the page gives its own, of either of the two last major versions. */
function embedConfig(app: AppName, entry: string): Configuration {
  const givenReact = path.join(path.dirname(entry), 'given-react.ts');
  return {
    name: `${app}:embed`,
    mode: 'production',
    context: appDirectory(app),
    target: ['web', 'es2022'],
    devtool: false,
    entry: { embed: entry },
    output: {
      path: path.join(distDirectory(app), 'web', embedFolder),
      uniqueName: embedName(app),
      filename: '[name].[contenthash:10].js',
      library: { type: 'var', name: embedName(app) },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { react$: givenReact, 'react/jsx-runtime$': givenReact },
    },
    module: { rules: [scriptRule()] },
    optimization: {
      moduleIds: 'deterministic',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    cache: false,
    plugins: [new SameEverywherePlugin(projectRoot)],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
