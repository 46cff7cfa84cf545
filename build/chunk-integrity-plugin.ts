import type { Compiler } from 'webpack';

/**
 * Scripts that webpack's runtime adds are checked against integrity hashes: those of the page, in
 * `globalThis.jangteoIntegrity`, or else those of the release's script list, for which `globalThis.jangteoListed` waits.
 * A script without a hash is not loaded. One that is requested again has failed before, and gets another address:
 * browsers would join the new request to one that hangs.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      const hooks = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('ChunkIntegrityPlugin', (source) => {
        const [assignment] = /script\.src = .*;/.exec(source) ?? [];
        if (!assignment) throw new Error('webpack adds scripts in another way: the integrity check has to follow');
        return [
          'var tries = (globalThis.jangteoTries ??= {});',
          'tries[url] = (tries[url] ?? -1) + 1;',
          'if (tries[url] > 0) url += "?retry=" + tries[url];',
          source.replace(assignment, ''),
          'script.crossOrigin = "anonymous";',
          'var path = new URL(url, location.href).pathname;',
          'var integrity = globalThis.jangteoIntegrity && globalThis.jangteoIntegrity[path];',
          'var start = (integrity) => {',
          'if (integrity) script.integrity = integrity;',
          assignment,
          '};',
          'if (integrity || !globalThis.jangteoListed) start(integrity);',
          'else globalThis.jangteoListed(path).then(start, () => script.dispatchEvent(new Event("error")));',
        ].join('\n');
      });
    });
  }
}
