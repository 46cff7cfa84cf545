import webpack, { type Configuration } from 'webpack';

/** Warnings are failures, because nobody reads them later. */
export function runWebpack(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors() || stats?.hasWarnings()) {
        return reject(new Error(`${config.name} does not build:\n${stats.toString('errors-warnings')}`));
      }
      resolve();
    });
  });
}
