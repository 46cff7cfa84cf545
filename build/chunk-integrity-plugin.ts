import type { Compiler } from 'webpack';

/**
 * Scripts that webpack's runtime adds are checked against the integrity hashes in the page's registry, which the host
 * assigns to `globalThis.jangteoIntegrity` before any of them is loaded. A script that is requested again has failed
 * before, and gets another address: browsers would join the new request to one that hangs.
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
