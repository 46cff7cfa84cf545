import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

declare global {
  /** Put there by the renderer's worker before it evaluates this bundle; one release set per worker. */
  var __JANGTEO_SSR__: { remotes: Record<string, string>; load(path: string): unknown } | undefined;
}

/** On the server, containers come from the releases' files on disk. */
export default function serverRuntime(): ModuleFederationRuntimePlugin {
  const set = globalThis.__JANGTEO_SSR__;
  if (!set) throw new Error('The renderer has not said where the remotes are');
  return {
    name: 'jangteo-server',
    async loadEntry({ remoteInfo }) {
      const file = set.remotes[remoteInfo.name];
      if (!file) throw new Error(`The set has no ${remoteInfo.name}`);
      return set.load(file) as Container;
    },
  };
}
