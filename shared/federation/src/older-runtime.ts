import { type ShareScope, takeShared } from './share-scope.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

/**
 * Releases from before 2026-11-27 were built for the library's own runtime, whose larger part the host brought. This is
 * what their containers call of it.
 */
export function offerOlderRuntime(): void {
  globalThis._FEDERATION_RUNTIME_CORE ??= {
    ModuleFederation: ContainerRuntime,
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
    helpers: {},
    getGlobalFederationConstructor: nothing,
    setGlobalFederationConstructor: nothing,
    setGlobalFederationInstance: nothing,
  };
}

const nothing = (): void => undefined;

class ContainerRuntime {
  readonly options: { name: string };
  readonly shareScopeMap: Record<string, ShareScope> = {};
  readonly initOptions = nothing;

  constructor(options: { name: string }) {
    this.options = options;
  }

  initShareScopeMap(name: string, scope: ShareScope): void {
    this.shareScopeMap[name] = scope;
  }

  initializeSharing(): [] {
    return [];
  }

  async loadShare(shareKey: string, { customShareInfo }: { customShareInfo: OlderWanted }): Promise<() => unknown> {
    const { requiredVersion } = customShareInfo.shareConfig;
    const shared = takeShared(this.shareScopeMap.default ?? {}, { shareKey, requiredVersion }, this.options.name);
    return () => shared;
  }
}

interface OlderWanted {
  shareConfig: { requiredVersion: string | false };
}
