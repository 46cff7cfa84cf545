import type { Compiler } from 'webpack';

/**
 * Scripts that webpack's own runtime adds are checked against the integrity in the page's registry.
 * The host puts it on `globalThis.jangteoIntegrity` before any of them is loaded.
 * One that is asked for again has failed, and gets another address: browsers join the new request to one that hangs.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      const hooks = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('ChunkIntegrityPlugin', (source) =>
        [
          'var tries = (globalThis.jangteoTries ??= {});',
          'tries[url] = (tries[url] ?? -1) + 1;',
          'if (tries[url] > 0) url += "?retry=" + tries[url];',
          source,
          'script.crossOrigin = "anonymous";',
          'var integrity = globalThis.jangteoIntegrity && globalThis.jangteoIntegrity[new URL(url, location.href).pathname];',
          'if (integrity) script.integrity = integrity;',
        ].join('\n'),
      );
    });
  }
}
