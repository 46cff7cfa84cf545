// Decision: docs/decisions/2026-11-27-federation-runs-on-a-runtime-of-our-own.md

import { type SharedModule, type ShareScope, takeShared, type WantedModule } from './share-scope.ts';

/** The parts of webpack's runtime that federation's generated code fills, and this reads. */
interface WebpackRequire {
  /** The factories of modules. */
  m: Record<string, (module: { exports: unknown }) => void>;
  S: { default?: ShareScope };
  federation: {
    initOptions: { name: string; shared: Record<string, Pick<SharedModule, 'version' | 'get'>[]> };
  };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, WantedModule> };
}

/** The functions that federation's generated code calls, under the names that it gives them. */
const bundlerRuntime = {
  /** Before all other modules of an app. Remotes share nothing of their own. */
  init({ webpackRequire }: { webpackRequire: WebpackRequire }): true {
    const { name, shared } = webpackRequire.federation.initOptions;
    webpackRequire.S.default = Object.fromEntries(
      Object.entries(shared).map(([key, copies]) => [
        key,
        Object.fromEntries(copies.map(({ version, get }) => [version, { version, from: name, useIn: [], get }])),
      ]),
    );
    return true;
  },

  /** When the host has loaded a container, before it asks for what is exposed. */
  initContainerEntry({ webpackRequire, shareScope }: { webpackRequire: WebpackRequire; shareScope: ShareScope }): void {
    webpackRequire.S.default = shareScope;
  },

  /** For the shared modules that an app's first scripts import. */
  installInitialConsumes(options: { webpackRequire: WebpackRequire; initialConsumes: string[] }): void {
    for (const id of options.initialConsumes) takeFromPage(options.webpackRequire, id);
  },

  /** For those that a chunk imports. */
  consumes(options: { webpackRequire: WebpackRequire; chunkId: string; chunkMapping: Record<string, string[]> }): void {
    for (const id of options.chunkMapping[options.chunkId] ?? []) takeFromPage(options.webpackRequire, id);
  },
};

function takeFromPage({ m, S, federation, consumesLoadingData }: WebpackRequire, id: string): void {
  const wanted = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!wanted) throw new Error(`Module ${id} is not shared`);
  m[id] = (module) => {
    module.exports = takeShared(S.default ?? {}, wanted, federation.initOptions.name);
  };
}

export default { bundlerRuntime };
