import type { ServerSet } from '@jangteo/contract/rendering';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

declare global {
  /** Set by the renderer's worker before it evaluates this bundle; one release set per worker. */
  var jangteoSet: ServerSet | undefined;
}

/** On the server, containers are loaded from the releases' files on disk. */
export default function serverRuntime(): ModuleFederationRuntimePlugin {
  const set = globalThis.jangteoSet;
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
