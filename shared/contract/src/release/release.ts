/** What a release carries and what a page tells the browser. Read by build, edge and host; holds no behaviour. */
import type { RouteTable } from './routes.ts';

/** The contract these sources speak. A release says which one it needs; a set of releases says which one it gives. */
export const contractVersion = 1;

/** The web client's version. One that meets a server with another clears its caches and loads anew. */
export const webVersion = '2.9.5';

export const appNames = ['host', 'remote-shop', 'remote-community', 'remote-mypage', 'remote-auth'] as const;
export type AppName = (typeof appNames)[number];
export type RemoteName = Exclude<AppName, 'host'>;

export const isAppName = (name: string): name is AppName => (appNames as readonly string[]).includes(name);
export const isRemoteName = (name: AppName): name is RemoteName => name !== 'host';

/** The name under which federation knows a remote: `remote-shop` → `remote_shop`. */
export const containerName = (app: AppName): string => app.replace('-', '_');

/** `release.json` at the root of a release folder, beside `web/` and `node/`. */
export interface Release {
  app: AppName;
  /** Hash of everything in the release; also its folder's name. */
  id: string;
  commit: string;
  builtAt: string;
  contract: { needs: number; gives: number };
  /** File under `web/` that starts the app: the host's script or the remote's container. */
  entry: string;
  /** Files under `web/`, with the integrity that browsers check. */
  files: Record<string, { integrity: string; bytes: number }>;
  /** Scripts to preload, by what needs them: `main` for the app itself, and every route's id. */
  preload: Record<string, string[]>;
  routes: RouteTable;
  /** File under `node/` that the renderer loads. */
  serverEntry: string;
}

/** A channel names one release per app. Switched by one atomic rename. */
export interface Channel {
  releases: Record<AppName, string>;
  history: { at: string; app: AppName; from: string | null; to: string; by: string }[];
}

interface RegisteredApp {
  release: string;
  base: string;
  entry: string;
  routes: RouteTable;
  /** As in the release; nothing in development, nor from an older edge. */
  preload?: Release['preload'];
}

/** The JSON in every page from which the host builds its router and loads remotes. */
export interface Registry {
  /** Changes whenever any release of the set changes. */
  set: string;
  apps: Record<AppName, RegisteredApp>;
  /** Integrity by path, for scripts loaded after the page. */
  integrity: Record<string, string>;
  settings: PublicSettings;
}

/** What differs from one installation to the next and browsers may know. */
export interface PublicSettings {
  /** Where this product is known, the main address first. Links to them stay within the page. */
  ownOrigins: string[];
  /** Origin of the outside shop, where orders, basket and coupons live. */
  shopOrigin: string;
  outsideScripts?: OutsideScripts;
  /** Where the portal asks who somebody is; without it nobody can sign in there. */
  portalLogin?: { authorizeUrl: string; clientId: string };
  /** The parent domain that market and outside shop share. Without one, login cookies belong to the market alone. */
  cookieDomain?: string;
}

/** Scripts of others that pages may load, each only where an installation names it. */
export interface OutsideScripts {
  /** The chat company's pixel, which tells two of its accounts. */
  chatPixel?: { script: string; accounts: string[] };
  /** Its account stands in its address. */
  tagManager?: { script: string };
  retargeting?: { script: string; account: string };
  portalLog?: { script: string; account: string };
  /** By which the device maker's sign-in is opened. */
  deviceMaker?: { script: string; clientId: string };
  /** By which a page is passed on in the chat app. */
  chatShare?: { script: string; key: string };
}

export type OutsideScriptName = keyof OutsideScripts;

/** Element ids by which page and host find each other. */
export const pageIds = { root: 'root', registry: 'jangteo-registry', state: 'jangteo-state' } as const;

/** On the browser's timeline: all code and data are there that the first render needs. */
export const completeMark = 'jangteo:complete';
/** On the browser's timeline: from here on the whole page answers. */
export const hydratedMark = 'jangteo:hydrated';

/** Where a release's web files are served. */
export const releaseBase = (app: AppName, id: string): string => `/r/${app}/${id}/`;
