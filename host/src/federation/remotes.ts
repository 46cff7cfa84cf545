// Decision: docs/decisions/2026-11-20-remotes-by-registry.md
// Decision: docs/decisions/2026-11-23-open-pages-change-where-an-app-is-entered.md

import {
  containerName,
  type LoadableRelease,
  type Registry,
  type RemoteName,
  releaseName,
} from '@jangteo/contract/release';
import { fetchCurrentReleases } from '@jangteo/http/releases';
import type { Routes } from '@jangteo/navigation';
import { loadExposed } from './load-exposed.ts';
import { giveUpPreloads, preloadScripts } from './preload-scripts.ts';
import { knowReleases, scriptListOf } from './script-lists.ts';

export class RemoteFailed extends Error {
  readonly remote: RemoteName;
  constructor(remote: RemoteName, cause: unknown) {
    super(`${remote} could not be loaded`, { cause });
    this.name = 'RemoteFailed';
    this.remote = remote;
  }
}

/** A release of a remote in this document. */
interface RemoteRelease {
  id: string;
  /** Loads the routes of all its pages, and begins to load the scripts of the page that is about to be opened. */
  routes(routeId: string): Promise<Routes>;
}

/** Which release of each remote this document uses. */
export interface Remotes {
  current(remote: RemoteName): RemoteRelease;
  /** The release before the current one; undefined where there is none, or where it is in use already. */
  before(remote: RemoteName): RemoteRelease | undefined;
  /** From now on the remote's pages come from the release before. */
  fallBack(remote: RemoteName): void;
  /** Until the remote is entered anew, its pages come from the release before. */
  postpone(remote: RemoteName): void;
  /** Asks the edge for the releases of now, and uses that of a remote if it is another one. */
  renew(remote: RemoteName): Promise<void>;
  /** The edge serves this set by now: where it is not the one known here, its releases are fetched. */
  follow(set: string): void;
  /** Called while no page of the remote is shown: uses the release that is served by now, where it fits the document. */
  enter(remote: RemoteName): void;
}

/** While edges change one after another, their responses name two sets by turns. */
const betweenFetchesMs = 5_000;

/** `routeId` is the page whose scripts the document names. */
export function createRemotes(registry: Registry, routeId?: string): Remotes {
  const inUse = new Map<RemoteName, RemoteRelease>();
  const befores = new Map<RemoteName, RemoteRelease | undefined>();
  /** Releases of this document by their paths: one that is used once more has been loaded already. */
  const created = new Map<string, RemoteRelease>();
  /** Releases that failed in this document. */
  const left = new Set<string>();
  /** The newest registry known. */
  let served = registry;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  if (inBrowser()) knowReleases(registry);

  function releaseOf(remote: RemoteName, release: LoadableRelease | undefined): RemoteRelease {
    const base = release?.base ?? '';
    const isOfDocument = base === registry.apps[remote]?.base;
    const known = created.get(base) ?? createRelease(remote, release, isOfDocument ? routeId : undefined);
    if (release) created.set(base, known);
    return known;
  }

  function use(remote: RemoteName, { apps }: Registry): RemoteRelease {
    const registered = apps[remote];
    const current = releaseOf(remote, registered);
    const before = registered?.before;
    // A release that has failed here is no refuge from the next one; the one that it was left for is.
    const refuge = before && left.has(before.release) ? inUse.get(remote) : before && releaseOf(remote, before);
    befores.set(remote, refuge);
    inUse.set(remote, current);
    return current;
  }

  async function fetchServed(): Promise<Registry> {
    fetchedAt = performance.now();
    served = await fetchCurrentReleases();
    knowReleases(served);
    return served;
  }

  /** The document keeps its host and the router's routes. */
  const fits = (remote: RemoteName): boolean =>
    served.apps.host.release === registry.apps.host.release &&
    JSON.stringify(served.apps[remote]?.routes) === JSON.stringify(registry.apps[remote]?.routes);

  const current = (remote: RemoteName): RemoteRelease => inUse.get(remote) ?? use(remote, registry);

  function postpone(remote: RemoteName): void {
    const before = befores.get(remote);
    if (!before) return;
    inUse.set(remote, before);
    befores.delete(remote);
  }

  return {
    current,
    before(remote) {
      current(remote);
      return befores.get(remote);
    },
    fallBack(remote) {
      if (befores.get(remote)) left.add(current(remote).id);
      postpone(remote);
    },
    postpone,
    async renew(remote) {
      const { apps } = await fetchServed();
      const release = apps[remote]?.release;
      if (release && release !== current(remote).id) use(remote, served);
    },
    follow(set) {
      if (set === served.set || performance.now() - fetchedAt < betweenFetchesMs) return;
      // A later call names the set again.
      fetchServed().catch(() => undefined);
    },
    enter(remote) {
      const release = served.apps[remote]?.release;
      if (release && release !== current(remote).id && !left.has(release) && fits(remote)) use(remote, served);
    },
  };
}

/**
 * A retry uses a changed address, because the browser would otherwise wait once more for a script that hangs. Two
 * releases of one remote have containers of different names, so that both can run.
 */
function createRelease(
  remote: RemoteName,
  release: LoadableRelease | undefined,
  documentRouteId: string | undefined,
): RemoteRelease {
  let loading: Promise<Routes> | undefined;
  let failures = 0;

  async function load(): Promise<Routes> {
    try {
      if (!release) throw new Error('It has no release');
      const { entry } = release;
      // On the server, there is one release of each remote.
      const name = inBrowser() ? releaseName(remote, entry) : containerName(remote);
      if (inBrowser() && !globalThis.jangteoIntegrity?.[entry]) await scriptListOf(release);
      const module = await loadExposed(name, failures ? `${entry}?retry=${failures}` : entry, './routes');
      return (module as { default: Routes }).default;
    } catch (error) {
      failures += 1;
      loading = undefined;
      if (inBrowser() && release) giveUpPreloads(release.base);
      throw new RemoteFailed(remote, error);
    }
  }

  return {
    id: release?.release ?? '',
    routes(routeId) {
      if (inBrowser() && release && routeId !== documentRouteId) preload(release, routeId);
      loading ??= load();
      return loading;
    },
  };
}

/** A list that cannot be fetched fails again where a script is loaded. */
const preload = (release: LoadableRelease, routeId: string): void =>
  void scriptListOf(release).then(
    (list) => preloadScripts(release.base, list, routeId),
    () => undefined,
  );

const inBrowser = (): boolean => typeof document !== 'undefined';
