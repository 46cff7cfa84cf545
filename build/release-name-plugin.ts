import type { Compiler } from 'webpack';

/** A placeholder of the hash's length while the release is built. */
const hashPlaceholder = '0000000000';

/** The name of a remote's container while it is built. */
export const unfinishedName = (name: string): string => `${name}_${hashPlaceholder}`;

/**
 * Gives the globals of a remote the hash of its container, which covers all its scripts. Two releases of one remote can
 * so run in one document: with equal names, the chunks of one would be taken for those of the other.
 */
export class ReleaseNamePlugin {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ReleaseNamePlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ReleaseNamePlugin', stage }, (assets) => {
        const hash = Object.keys(assets)
          .map((file) => /^container\.(\w{10})\.js$/.exec(file)?.[1])
          .find(Boolean);
        if (!hash) throw new Error(`${this.#name} has no container`);
        const name = `${this.#name}_${hash}`;
        for (const file of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
          compilation.updateAsset(
            file,
            (source) => new RawSource(String(source.source()).replaceAll(unfinishedName(this.#name), name)),
            // The hash in its name does not cover this: an older file of that name is to be replaced.
            (info) => ({ ...info, immutable: false }),
          );
        }
      });
    });
  }
}
