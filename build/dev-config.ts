import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { type AppName, containerName, isRemoteName } from './apps.ts';
import { federationOptions, ownFederationRuntime, scriptRule, webpackConfig } from './webpack-config.ts';

/** The path under which the development server serves an app's files. */
export const devBase = (app: AppName): string => `/dev/${app}/`;

export const devEntry = (app: AppName): string => `${devBase(app)}${isRemoteName(app) ? 'container.js' : 'main.js'}`;

interface DevOptions {
  /**
   * Swaps components in place. This needs React's development build, which the host provides: with a deployed host, the
   * app uses its production React, and the page is reloaded instead.
   */
  refresh: boolean;
}

/** One app for the browser, rebuilt at every change. */
export function devConfig(app: AppName, { refresh }: DevOptions): Configuration {
  const { output, module, resolve, ...released } = webpackConfig(app, 'web');
  const federation = federationOptions(app, 'web');
  return {
    ...released,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: {
      ...output,
      uniqueName: containerName(app),
      clean: false,
      publicPath: devBase(app),
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    // Without the alias: the router shows its warnings in development.
    resolve: { extensions: resolve?.extensions ?? [] },
    module: { ...module, rules: [scriptRule({ refresh }), ...(module?.rules ?? []).slice(1)] },
    optimization: refresh ? {} : { nodeEnv: 'production' },
    cache: true,
    plugins: [
      new ModuleFederationPlugin(isRemoteName(app) ? { ...federation, filename: 'container.js' } : federation),
      ownFederationRuntime,
      ...(refresh ? [new ReactRefreshPlugin({ library: containerName(app), overlay: false })] : []),
    ],
  };
}
