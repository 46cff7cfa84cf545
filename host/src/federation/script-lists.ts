import { type LoadableRelease, type Registry, type ScriptList, scriptListFile } from '@jangteo/contract/release';
import { fetchVerified } from '@jangteo/http/releases';

declare global {
  /**
   * The hash of a script that `jangteoIntegrity` does not have yet; undefined in development, rejected where the release
   * has no such script.
   */
  var jangteoListed: ((path: string) => Promise<string | undefined>) | undefined;
}

/** The releases whose scripts this document may load, by the beginning of their paths. */
const known = new Map<string, LoadableRelease>();
const lists = new Map<string, Promise<ScriptList>>();

/** Lets the document load scripts of these releases, those in use and those before them. */
export function knowReleases({ apps, integrity }: Pick<Registry, 'apps' | 'integrity'>): void {
  for (const { before, ...release } of Object.values(apps)) {
    known.set(release.base, release);
    if (before) known.set(before.base, before);
  }
  globalThis.jangteoIntegrity = { ...globalThis.jangteoIntegrity, ...integrity };
  globalThis.jangteoListed = listedIntegrity;
}

/** The page names the scripts that it needs itself; for all others the release's list is fetched, once. */
export function scriptListOf({ base, scripts }: LoadableRelease): Promise<ScriptList> {
  if (!scripts) return Promise.resolve({ integrity: {}, preload: {} });
  const fetched = lists.get(base) ?? fetchList(base, scripts);
  lists.set(base, fetched);
  return fetched;
}

async function fetchList(base: string, hash: string): Promise<ScriptList> {
  try {
    const list = await fetchVerified<ScriptList>(base + scriptListFile, hash);
    const hashes = Object.entries(list.integrity).map(([file, integrity]) => [base + file, integrity]);
    globalThis.jangteoIntegrity = { ...globalThis.jangteoIntegrity, ...Object.fromEntries(hashes) };
    return list;
  } catch (error) {
    lists.delete(base);
    throw error;
  }
}

async function listedIntegrity(path: string): Promise<string | undefined> {
  const release = [...known.values()].find(({ base }) => path.startsWith(base));
  if (!release?.scripts) return undefined;
  const { integrity } = await scriptListOf(release);
  const listed = integrity[path.slice(release.base.length)];
  if (!listed) throw new Error(`${path} is not a script of its release`);
  return listed;
}
