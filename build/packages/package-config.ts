// Decision: docs/decisions/2026-11-30-programs-run-on-the-long-term-node.md

import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { projectRoot } from '../apps.ts';
import { scriptRule } from '../webpack-config.ts';
import { type PackageName, packages } from './packages.ts';

/** One entry of a package as one file, with all dependencies but native ones. */
export function packageConfig(name: PackageName, folder: string, file: string, source: string): Configuration {
  return {
    name: `${name}:${file}`,
    mode: 'production',
    context: projectRoot,
    target: 'node26',
    devtool: false,
    entry: path.join(projectRoot, source),
    experiments: { outputModule: true },
    output: { path: folder, filename: file, module: true, chunkFormat: 'module' },
    externals: [
      ...packages[name].nativeDependencies.map((dependency) => ({ [dependency]: `node-commonjs ${dependency}` })),
      // A faster driver that pg uses where it is installed.
      { 'pg-native': 'node-commonjs pg-native' },
    ],
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      parser: {
        javascript: { importMeta: false, url: false, worker: false, createRequire: false, dynamicImportMode: 'eager' },
      },
      rules: [
        scriptRule(),
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          enforce: 'pre',
          loader: path.join(import.meta.dirname, 'project-paths.ts'),
          options: { entry: source, toRoot: '../'.repeat(file.split('/').length - 1) },
        },
      ],
    },
    // Stack traces name functions, and NODE_ENV is read when the program runs.
    optimization: { minimize: false, nodeEnv: false, chunkIds: 'deterministic', moduleIds: 'deterministic' },
    cache: false,
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
