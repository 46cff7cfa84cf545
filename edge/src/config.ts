import path from 'node:path';
import type { PublicSettings } from '@jangteo/contract/release';
import {
  isProduction,
  listed,
  logLevel,
  parsed,
  portNumber,
  readEdgeApiKeys,
  SettingError,
  webAddress,
  webOrigin,
  wholeNumber,
} from '@jangteo/network';
import { openObjectStore } from '@jangteo/object-store';
import type { FastifyServerOptions } from 'fastify';
import type { ClientLimits } from './connections/limit-clients.ts';
import { type ExtraOrigins, parseExtraOrigins } from './headers/content-security-policy.ts';
import { parseOutsideScripts, withOutsideScripts } from './headers/outside-scripts.ts';
import { requireProductionSettings } from './production-settings.ts';
import type { ReleasePlaces } from './releases/open-releases.ts';
import { trustedKeysOf } from './releases/release-keys.ts';
import { parseSiteVerification } from './site-verification.ts';

export interface EdgeConfig extends ReleasePlaces {
  /** The origin under which browsers know this edge, without a slash at its end. */
  publicUrl: string;
  /** Origins of the API's processes, which are asked in turns. */
  apiUrls: readonly string[];
  /** Keys that edge and API share; the first one is used. */
  apiKeys: readonly string[];
  settings: PublicSettings;
  /** Elements of the home page by which search engines know that the site is ours: their names and contents. */
  siteVerification: Readonly<Record<string, string>>;
  /** Folder for the errors that browsers report; edges may share it. */
  reportsDir: string;
  /** Folder for this edge's own copies of the releases that it serves. No other edge may use it. */
  keptDir: string;
  /** Folders with the picture masters, searched in this order. */
  picturesDirs: readonly string[];
  /** Folder for the sizes made from them; it may be deleted. */
  picturesCacheDir: string;
  /** Folder with the installation's own files below `/.well-known/`; undefined: there are none. */
  wellKnownDir: string | undefined;
  /** Origins beyond the edge's own that pages may use, by directive of the Content-Security-Policy. */
  extraOrigins: ExtraOrigins;
  /** How long a rendered page is served from the cache. */
  pageCacheMs: number;
  /** How long the pages that are rendered share a reply of the API. */
  repliesKeptMs: number;
  /** A page that is not rendered within this time is rendered by the browser. */
  renderDeadlineMs: number;
  apiDeadlineMs: number;
  /**
   * A page waits this long for its data, so that a failing API is known before the status is sent. After that the page
   * is streamed while its data loads.
   */
  failureWithinMs: number;
  /** The number of proxies in front of the edge; the last of them names the client's address. */
  proxiesInFront: number;
  clientLimits: ClientLimits;
  /** Documents that one client may request in a minute; their files do not count. */
  pagesPerMinute: number;
  /** So many clients have to report a release within a minute before it is rolled back; 0: it never is. */
  rollbackClients: number;
  logger: FastifyServerOptions['logger'];
}

export interface EdgeServerConfig extends EdgeConfig {
  host: string;
  port: number;
  /** After the signal to end, so long before the server closes: time for a load balancer to notice. */
  leaveMs: number;
  /** Where Prometheus reads metrics; undefined: nowhere. */
  metricsPort: number | undefined;
}

const defaultPort = 4700;
const projectRoot = path.resolve(import.meta.dirname, '../..');
const inProject = (place: string): string => path.resolve(projectRoot, place);

const portOf = (env: NodeJS.ProcessEnv): number => portNumber('PORT', env.PORT, defaultPort);
export const publicUrlOf = (env: NodeJS.ProcessEnv): string =>
  webOrigin('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${portOf(env)}`);

/** A release has files of a megabyte. */
const releaseTimeoutMs = 5_000;

export function releasePlacesOf(env: NodeJS.ProcessEnv): ReleasePlaces {
  const url = env.RELEASES_URL && webAddress('RELEASES_URL', env.RELEASES_URL);
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env;
  const access = { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION };
  return {
    releaseObjects: url
      ? parsed('RELEASES_URL', () => openObjectStore(url, access, { timeoutMs: releaseTimeoutMs }))
      : undefined,
    releasesDir: inProject(env.RELEASES_DIR || '.data/releases'),
    channelFolder: path.join(inProject(env.CHANNELS_DIR || '.data/channels'), 'stable'),
    trustedKeys: trustedKeysOf(env),
  };
}

/** A leading dot is allowed, and means nothing (RFC 6265). */
function domainName(name: string, value: string): string {
  if (/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value)) return value;
  throw new SettingError(`${name} must be a domain such as market.example, not '${value}'`);
}

/** The folder with what browsers reported. */
export const reportsDirOf = (env: NodeJS.ProcessEnv): string => inProject(env.REPORTS_DIR || '.data/reports');

function readPortalLogin({ PORTAL_AUTHORIZE_URL: url, PORTAL_CLIENT_ID: clientId }: NodeJS.ProcessEnv) {
  const authorizeUrl = url && webAddress('PORTAL_AUTHORIZE_URL', url);
  return authorizeUrl && clientId ? { portalLogin: { authorizeUrl, clientId } } : {};
}

export function configFromEnv(env: NodeJS.ProcessEnv): EdgeServerConfig {
  if (isProduction(env)) requireProductionSettings(env);
  const port = portOf(env);
  const publicUrl = publicUrlOf(env);
  const outsideScripts = parsed('OUTSIDE_SCRIPTS', () => parseOutsideScripts(env.OUTSIDE_SCRIPTS || '{}'));
  const extraOrigins = parsed('CSP_ORIGINS', () => parseExtraOrigins(env.CSP_ORIGINS || '{}'));
  return {
    publicUrl,
    apiUrls: listed(env.API_URLS || `http://127.0.0.1:${port + 1}`).map((url) => webOrigin('API_URLS', url)),
    apiKeys: readEdgeApiKeys(env),
    settings: {
      ownOrigins: [publicUrl, ...listed(env.OWN_ORIGINS).map((origin) => webOrigin('OWN_ORIGINS', origin))],
      shopOrigin: webOrigin('SHOP_ORIGIN', env.SHOP_ORIGIN || `http://localhost:${port + 2}`),
      outsideScripts,
      ...(env.COOKIE_DOMAIN && { cookieDomain: domainName('COOKIE_DOMAIN', env.COOKIE_DOMAIN) }),
      ...readPortalLogin(env),
    },
    siteVerification: parsed('SITE_VERIFICATION', () => parseSiteVerification(env.SITE_VERIFICATION || '{}')),
    reportsDir: reportsDirOf(env),
    ...releasePlacesOf(env),
    keptDir: inProject(env.KEPT_DIR || `.data/kept/${port}`),
    picturesDirs: (env.PICTURES_DIR || 'demo/pictures').split(path.delimiter).map(inProject),
    picturesCacheDir: inProject(env.PICTURES_CACHE_DIR || '.data/pictures'),
    wellKnownDir: env.WELL_KNOWN_DIR ? inProject(env.WELL_KNOWN_DIR) : undefined,
    extraOrigins: withOutsideScripts(extraOrigins, outsideScripts),
    pageCacheMs: wholeNumber('PAGE_CACHE_MS', env.PAGE_CACHE_MS, 3_000),
    repliesKeptMs: wholeNumber('REPLIES_KEPT_MS', env.REPLIES_KEPT_MS, 1_000),
    renderDeadlineMs: wholeNumber('RENDER_DEADLINE_MS', env.RENDER_DEADLINE_MS, 1_500),
    apiDeadlineMs: 10_000,
    failureWithinMs: 50,
    proxiesInFront: wholeNumber('PROXIES_IN_FRONT', env.PROXIES_IN_FRONT, 0),
    clientLimits: {
      connections: wholeNumber('CLIENT_CONNECTIONS', env.CLIENT_CONNECTIONS, 1_000),
      requests: wholeNumber('CLIENT_REQUESTS', env.CLIENT_REQUESTS, 500),
    },
    pagesPerMinute: wholeNumber('PAGES_PER_MINUTE', env.PAGES_PER_MINUTE, 1_200),
    rollbackClients: wholeNumber('ROLLBACK_CLIENTS', env.ROLLBACK_CLIENTS, 5),
    logger: { level: logLevel(env.LOG_LEVEL, 'info') },
    host: env.HOST || '0.0.0.0',
    port,
    leaveMs: wholeNumber('LEAVE_MS', env.LEAVE_MS, 0),
    metricsPort: env.METRICS_PORT ? portNumber('METRICS_PORT', env.METRICS_PORT, 0) : undefined,
  };
}
