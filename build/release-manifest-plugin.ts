import type { ChunkGroup, Compiler } from 'webpack';

export interface WebManifest {
  entry: string;
  /** Scripts by chunk group: `main`, and the groups of lazily loaded chunks. */
  groups: Record<string, string[]>;
}

export const webManifestFile = 'web-manifest.json';

/**
 * Writes which scripts belong together, which only the compilation knows. Federation's own manifest leaves chunks out.
 */
export class ReleaseManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleaseManifestPlugin', stage }, () => {
        const scriptsOf = (group: ChunkGroup) => group.getFiles().filter((file) => file.endsWith('.js'));
        const groups: WebManifest['groups'] = {};
        for (const group of compilation.chunkGroups) if (group.name) groups[group.name] = scriptsOf(group);
        const [main] = compilation.entrypoints.values();
        const entry = main && scriptsOf(main).at(-1);
        if (!entry) throw new Error('The build has no entry script');
        const manifest: WebManifest = { entry, groups };
        compilation.emitAsset(webManifestFile, new compiler.webpack.sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}
