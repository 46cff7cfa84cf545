import type { Compiler, Module } from 'webpack';

/** Federation generates a file per app and names it by a hash of absolute paths. */
const generatedFile = /\.federation([\\/])entry\.[0-9a-f]{32}\.js/g;

/**
 * Makes equal sources give equal builds in any folder: ids that webpack derives from the paths of generated files, and
 * mentions of these files, are replaced.
 */
export class SameEverywherePlugin {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SameEverywherePlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameEverywherePlugin', (modules) => {
        const generated = [...modules]
          .map((module): [name: string, module: Module] => [this.#nameAnywhere(module.identifier()), module])
          .filter(([name, module]) => name !== module.identifier().replaceAll(this.#root, ''))
          .sort(([a], [b]) => (a < b ? -1 : 1));
        for (const [place, [, module]] of generated.entries()) {
          compilation.chunkGraph.setModuleId(module, `federation-${place}`);
        }
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'SameEverywherePlugin', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
          compilation.updateAsset(file, (source) => {
            const text = String(source.source());
            const replaced = this.#nameAnywhere(text);
            return replaced === text ? source : new compiler.webpack.sources.RawSource(replaced);
          });
        }
      });
    });
  }

  #nameAnywhere(text: string): string {
    return text.replaceAll(this.#root, '').replace(generatedFile, '.federation$1entry.js');
  }
}
