/** The modules that a page shares, by their names and versions. The host alone adds them, and one version of each. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

export interface SharedModule {
  version: string;
  /** The app that has added it. */
  from: string;
  /** The apps that have taken it. */
  useIn: string[];
  /** Returns at once: the host's scripts contain all shared modules. */
  get(): () => unknown;
}

/** What an app expects of a shared module, as the build has written it. */
export interface WantedModule {
  shareKey: string;
  /** `~19.3.0`: any patch of 19.3; false accepts any version. */
  requiredVersion: string | false;
}

/** Throws where the page does not have what an app was built for: the app's screens fail, the page goes on. */
export function takeShared(scope: ShareScope, { shareKey, requiredVersion }: WantedModule, app: string): unknown {
  const shared = Object.values(scope[shareKey] ?? {})[0];
  if (!shared) throw new Error(`${app} needs ${shareKey}, which the page does not share`);
  if (requiredVersion && !isPatchOf(shared.version, requiredVersion)) {
    throw new Error(`${app} needs ${shareKey} ${requiredVersion}, the page shares ${shared.version}`);
  }
  if (!shared.useIn.includes(app)) shared.useIn.push(app);
  return shared.get()();
}

const isPatchOf = (version: string, range: string): boolean =>
  version.startsWith(range.slice(1, range.lastIndexOf('.') + 1));
