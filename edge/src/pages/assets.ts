import { type AppName, membersGroup, type Release, releaseBase } from '@jangteo/contract/release';
import type { ReleaseSet } from '../releases/release-set.ts';
import { escapeHtml } from './escape.ts';
import { noncePlaceholder } from './nonce-template.ts';

interface Asset {
  href: string;
  integrity: string;
}

/** The files that a page of this route needs before it can run, each listed once. */
export interface PageAssets {
  /** The host's own scripts, in the order in which they run. */
  hostScripts: Asset[];
  /** What the host loads itself: the remote's container, the route's chunks, and what members' pages need. */
  laterScripts: Asset[];
  /** What the host loads while it hydrates the page: not preloaded, but named, so that it need not fetch its list first. */
  namedScripts: Asset[];
  styleSheets: Asset[];
}

export function assetsOf({ releases }: ReleaseSet, app: AppName, routeId?: string): PageAssets {
  const { host, [app]: owner = host } = releases;
  const hostFiles = host.preload.main ?? [host.entry];
  const remoteFiles = app === 'host' ? [] : [owner.entry, ...(owner.preload.main ?? [])];
  const routeFiles = (routeId && owner.preload[routeId]) || [];
  const isMembers = routeId !== undefined && owner.routes[routeId]?.requiresLogin === true;
  const membersFiles = host.preload[membersGroup] ?? [];
  const asset = (release: Release, file: string): Asset => ({
    href: releaseBase(release.app, release.id) + file,
    integrity: release.files[file]?.integrity ?? '',
  });
  const ofHost = [...new Set(hostFiles)].map((file) => asset(host, file));
  const hrefs = new Set(ofHost.map(({ href }) => href));
  const ofMembers = membersFiles.map((file) => asset(host, file));
  const ofRoute = [
    ...(isMembers ? ofMembers : []),
    ...[...new Set([...remoteFiles, ...routeFiles])].map((file) => asset(owner, file)),
  ].filter(({ href }) => !hrefs.has(href));
  const all = [...ofHost, ...ofRoute];
  return {
    hostScripts: ofHost.filter(isScript),
    laterScripts: ofRoute.filter(isScript),
    namedScripts: isMembers ? [] : ofMembers.filter(isScript),
    styleSheets: all.filter(({ href }) => href.endsWith('.css')),
  };
}

const isScript = ({ href }: Asset): boolean => href.endsWith('.js');

// Browsers use a preload only if integrity, crossorigin and charset are those of the script.
const checked = ({ integrity }: Asset) =>
  `integrity="${escapeHtml(integrity)}" crossorigin="anonymous" nonce="${noncePlaceholder}"`;

/** Scripts are preloaded early, but with a lower priority than the pictures in view. */
export const scriptPreload = (asset: Asset): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(asset.href)}" ${checked(asset)}>`;

/** A file that a script fetches. Browsers verify it there: preloads of such files take no hash. */
export const filePreload = (path: string): string =>
  `<link rel="preload" as="fetch" fetchpriority="low" href="${path}" crossorigin="anonymous">`;

export const styleSheet = (asset: Asset): string =>
  `<link rel="stylesheet" href="${escapeHtml(asset.href)}" ${checked(asset)}>`;

export const deferredScript = (asset: Asset): string =>
  `<script defer src="${escapeHtml(asset.href)}" ${checked(asset)}></script>`;
