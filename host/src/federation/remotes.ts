import { containerName, type Registry, type RemoteName } from '@jangteo/contract/release';
import type { Routes } from '@jangteo/navigation';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { giveUpPreloads, preloadScripts } from './preload-scripts.ts';

export class RemoteFailed extends Error {
  readonly remote: RemoteName;
  constructor(remote: RemoteName, cause: unknown) {
    super(`${remote} could not be loaded`, { cause });
    this.name = 'RemoteFailed';
    this.remote = remote;
  }
}

/**
 * Loads the remotes of a release set. A retry uses a changed address,
 * because the browser would otherwise wait once more for a script that hangs.
 */
export function createRemotes(registry: Registry) {
  const loading = new Map<RemoteName, Promise<Routes>>();
  const failures = new Map<RemoteName, number>();

  async function load(remote: RemoteName): Promise<Routes> {
    const name = containerName(remote);
    const attempt = failures.get(remote) ?? 0;
    try {
      const entry = registry.apps[remote]?.entry;
      if (!entry) throw new Error('It has no release');
      registerRemotes([{ name, entry: attempt ? `${entry}?retry=${attempt}` : entry }], { force: attempt > 0 });
      const module = await loadRemote<{ default: Routes }>(`${name}/routes`);
      if (!module) throw new Error('The container gave nothing');
      return module.default;
    } catch (error) {
      failures.set(remote, attempt + 1);
      loading.delete(remote);
      if (typeof document !== 'undefined') giveUpPreloads(registry, remote);
      throw new RemoteFailed(remote, error);
    }
  }

  return (remote: RemoteName, routeId: string): Promise<Routes> => {
    if (typeof document !== 'undefined') preloadScripts(registry, remote, routeId);
    const known = loading.get(remote) ?? load(remote);
    loading.set(remote, known);
    return known;
  };
}
