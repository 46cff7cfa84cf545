/**
 * The description of a release, and the data of a page for the browser. Read by build, edge and host; contains no
 * behaviour.
 */
import type { RouteTable } from './routes.ts';

/** The web client's version. A client that meets a server with another version clears its caches and reloads. */
export const webVersion = '2.9.5';

export const appNames = ['host', 'remote-shop', 'remote-community', 'remote-mypage', 'remote-auth'] as const;
export type AppName = (typeof appNames)[number];
export type RemoteName = Exclude<AppName, 'host'>;

export const isAppName = (name: string): name is AppName => (appNames as readonly string[]).includes(name);
export const isRemoteName = (name: AppName): name is RemoteName => name !== 'host';

/**
 * A value per app. Apps, edge and channel are released at different times: a remote that these sources know may have no
 * release yet, and there may be remotes that they do not know.
 */
export type PerApp<T> = { host: T } & { [Remote in RemoteName]?: T };

/** The name under which module federation knows a remote: `remote-shop` → `remote_shop`. */
export const containerName = (app: AppName): string => app.replace('-', '_');

/**
 * The name of one release's container in browsers, where two releases of a remote may run: `remote_shop_1a2b3c4d5e` for
 * `…/container.1a2b3c4d5e.js`. A container in development has no hash.
 */
export function releaseName(app: AppName, entry: string): string {
  const [, hash] = /container\.(\w{10})\.js$/.exec(entry) ?? [];
  return hash ? `${containerName(app)}_${hash}` : containerName(app);
}

/** Who is asked about an app: as its `package.json` says. */
export interface Owner {
  team: string;
  /** An address that reaches whoever is on duty. */
  pager: string;
  /** What to do when a release of the app fails: a path in the project, or an address. */
  runbook: string;
}

/** `release.json` in the root of a release folder, beside `web/` and `node/`; a stored one has its signature in itself. */
export interface Release {
  app: AppName;
  /** A hash of the other fields, except commit, times and compressed copies; also its folder's name. */
  id: string;
  commit: string;
  builtAt: string;
  /** When it was released last; the same content may be released again. Missing in builds, and in old releases. */
  releasedAt?: string;
  /** Missing in releases from before apps named their owners. */
  owner?: Owner;
  /** The file under `web/` that starts the app: the host's script or the remote's container. */
  entry: string;
  /** Files under `web/`, with the integrity hashes that browsers check. */
  files: Record<string, { integrity: string; bytes: number }>;
  /** Files under `node/`, which the edge verifies before it evaluates any of them. */
  nodeFiles: Release['files'];
  /** Compressed copies of files under `web/`, made when the release is stored. */
  compressed: Release['files'];
  /** Scripts to preload, by what needs them: `main` for the app itself, the host's `members`, and each route's id. */
  preload: Record<string, string[]>;
  routes: RouteTable;
  /** The file under `node/` that the renderer loads. */
  serverEntry: string;
  /** Of a host: it fetches the apps that a page's registry leaves out. Missing in hosts that need all in the page. */
  fetchesApps?: true;
}

/**
 * In the host's preloads: what a page that needs a login waits for, because browsers validate the session and draw the
 * page themselves.
 */
export const membersGroup = 'members';

/** A file under `web/`, by which browsers verify scripts that the page does not name. */
export const scriptListFile = 'scripts.json';

/** The content of `scripts.json`: the integrity hashes of a release's scripts, by file, and what its pages preload. */
export interface ScriptList {
  integrity: Record<string, string>;
  preload: Release['preload'];
}

/** One generation of a channel: a release per app, and how it differs from the generation before. Never changed. */
export interface Channel {
  generation: number;
  releases: PerApp<string>;
  /** By app, the generation with the release that a rollback restores; none when there is nothing to go back to. */
  back: Record<string, number>;
  canary?: Canary;
  changes: ChannelChange[];
}

/** Releases that a part of the visitors gets in place of those of the same apps. */
export interface Canary {
  /** From 1 to 99. */
  percent: number;
  releases: Partial<Record<AppName, string>>;
}

/** An entry of a channel's record. */
export interface ChannelChange {
  at: string;
  app: string;
  from: string | null;
  /** Null where the canary of a new remote has ended: no visitor has the remote. */
  to: string | null;
  /** A canary that ends by being promoted is a promotion. */
  kind: 'promotion' | 'rollback' | 'canary' | 'canary ended';
  /** Of a canary. */
  percent?: number;
  /** The sources that the release was built from. */
  commit: string;
  by: string;
  /** The run of a pipeline that made the change. */
  run?: string;
  reason?: string;
}

/** The data with which browsers load a release. */
export interface LoadableRelease {
  release: string;
  base: string;
  entry: string;
  /** The integrity hash of its script list; absent in development. */
  scripts?: string;
}

export interface RegisteredApp extends LoadableRelease {
  routes: RouteTable;
  /** The release before, which takes over in browsers where this one fails. */
  before?: LoadableRelease;
}

/** The JSON in every page from which the host builds its router and loads remotes. */
export interface Registry {
  /** Changes whenever any release of the set changes. */
  set: string;
  /** All of the set; where `appsFile` is named, those that the page itself needs. */
  apps: PerApp<RegisteredApp>;
  appsFile?: { path: string; integrity: string };
  /** Integrity hashes by path, of the scripts that the page itself needs. The others are in the script lists. */
  integrity: Record<string, string>;
  settings: PublicSettings;
}

/** The folder of the files that pages name as `appsFile`. */
export const appsFolder = '/r/apps/';

/** The visitor's releases and their teams. */
export const ownersPath = '/r/owners.json';
export type Owners = Partial<Record<AppName, { release: string; team?: string }>>;

/** The set that new documents are made with, as a registry without hashes. */
export const currentReleasesPath = '/r/current.json';
/** A response header of API calls: the set with which the visitor's next document would be made. */
export const servedSetHeader = 'jangteo-set';
/** Where browsers report that a release failed and the one before it worked. */
export const releaseFailuresPath = '/r/failures';

/** `failed`: its code could not be loaded or run; `slow`: it did not load in time; `threw`: a page of it threw. */
export const releaseFaults = ['failed', 'slow', 'threw'] as const;
export type ReleaseFault = (typeof releaseFaults)[number];

export interface ReleaseFailure {
  app: RemoteName;
  release: string;
  routeId: string;
  fault: ReleaseFault;
  /** The error's name and message, without anything that could be personal. */
  error: string;
}

/** Settings that differ between installations and that browsers may see. */
export interface PublicSettings {
  /** Origins of this product, the main one first. Links to them stay within the page. */
  ownOrigins: string[];
  /** The origin of the shop platform, which has orders, basket and coupons. */
  shopOrigin: string;
  outsideScripts?: OutsideScripts;
  /** The portal's authorization page; without it nobody can sign in there. */
  portalLogin?: { authorizeUrl: string; clientId: string };
  /** The parent domain shared with the shop platform. Without it, login cookies belong to the market alone. */
  cookieDomain?: string;
}

/** Third-party scripts, each loaded only where an installation has its settings. */
export interface OutsideScripts {
  /** The chat company's pixel, which reports to two accounts. */
  chatPixel?: { script: string; accounts: string[] };
  /** The account is part of the script's address. */
  tagManager?: { script: string };
  retargeting?: { script: string; account: string };
  portalLog?: { script: string; account: string };
  /** The device maker's script that opens the sign-in. */
  deviceMaker?: { script: string; clientId: string };
  /** The chat app's script that shares a page. */
  chatShare?: { script: string; key: string };
}

export type OutsideScriptName = keyof OutsideScripts;

/** Element ids that the page and the host share. */
export const pageIds = { root: 'root', registry: 'jangteo-registry', state: 'jangteo-state' } as const;

/** A performance mark: the code and data of the first render have loaded. */
export const completeMark = 'jangteo:complete';
/** A performance mark: the whole page is interactive. */
export const hydratedMark = 'jangteo:hydrated';
/** A performance mark: when the font last got what the page's text was missing. */
export const wholeFontMark = 'jangteo:whole-font';

/** The path under which a release's web files are served. */
export const releaseBase = (app: AppName, id: string): string => `/r/${app}/${id}/`;
