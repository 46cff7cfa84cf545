import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import {
  address,
  isProduction,
  type LogLevel,
  listed,
  logLevel,
  parsed,
  portNumber,
  readEdgeApiKeys,
  refuseInProduction,
  SettingError,
  wholeNumber,
} from '@jangteo/network';
import { type ObjectStore, openObjectStore } from '@jangteo/object-store';
import type { RateLimits } from './http/clients/rate-limit.ts';
import { trustedProxies } from './http/clients/trusted-proxies.ts';
import type { LoadLimits } from './http/overload/admission.ts';
import { type OutsideSettings, readOutsideSettings, standInProblems } from './outside-settings.ts';

/** The oldest versions of the apps that still work. */
export interface AppVersions {
  androidMinVersion: string;
  iOSMinVersion: string;
}

/** How many products and stores a member may like. */
export interface LikeLimits {
  products: number;
  shops: number;
}

export interface Config {
  databaseUrl: string;
  /** A replica, for reads that may be a second old; undefined: the database itself. It needs Redis. */
  databaseReadUrl: string | undefined;
  /** The pictures of members and sellers. */
  uploads: ObjectStore;
  logLevel: LogLevel;
  load: LoadLimits;
  limits: RateLimits;
  /** Redis or Valkey shares the counts of all instances; without it each instance counts for itself. */
  redisUrl: string | undefined;
  /** The keys with which edges prove themselves; two of them while a key is being replaced. */
  edgeKeys: readonly string[];
  /** Addresses and networks whose requests count as an edge's without a proof. */
  trustedProxies: readonly string[];
  /** Keys for tokens and for sealed data are derived from it. */
  jwtSecret: string;
  /** Further secrets whose tokens and sealed data are accepted, while the secret is being replaced. */
  jwtSecretFallbacks: readonly string[];
  outside: OutsideSettings;
  appVersions: AppVersions;
  likeLimits: LikeLimits;
  /** Pause between two rounds of background work, in milliseconds; 0 turns it off. */
  backgroundPauseMs: number;
  /** The clock; tests replace it. */
  now: () => Date;
}

export interface ServerConfig extends Config {
  host: string;
  port: number;
  /** After the signal to end, so long before the server closes: time for edges to notice. */
  leaveMs: number;
  /** Where Prometheus reads metrics; undefined: nowhere. */
  metricsPort: number | undefined;
}

const projectRoot = resolve(import.meta.dirname, '../../..');

export const openUploads = (env: NodeJS.ProcessEnv): ObjectStore =>
  parsed('UPLOADS_URL', () => openObjectStore(env.UPLOADS_URL || resolve(projectRoot, '.data/uploads'), env));

export const defaults = {
  uploads: openUploads({}),
  logLevel: 'info',
  load: { sharedPlaces: 24, maxWaitMs: 300 },
  limits: { addressPerMinute: 1_200, devicePerMinute: 300, memberPerMinute: 300, openAtOnce: 120 },
  redisUrl: undefined,
  databaseReadUrl: undefined,
  edgeKeys: [],
  trustedProxies: ['127.0.0.0/8', '::1'],
  // A random secret is valid for one process, as long as it runs.
  jwtSecret: randomBytes(32).toString('hex'),
  jwtSecretFallbacks: [],
  outside: readOutsideSettings({}),
  appVersions: { androidMinVersion: '1.0.0', iOSMinVersion: '1.0.0' },
  likeLimits: { products: 1_000, shops: 300 },
  backgroundPauseMs: 1_000,
  now: () => new Date(),
} as const satisfies Partial<Config>;

/** Reads all settings from the environment. A wrong value stops the start. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  if (isProduction(env)) requireProductionSettings(env);
  const { appVersions: oldest } = defaults;
  return {
    ...defaults,
    databaseUrl: readDatabaseUrl(env),
    uploads: openUploads(env),
    ...readSecrets(env),
    outside: readOutsideSettings(env),
    appVersions: {
      androidMinVersion: appVersion('ANDROID_MIN_VERSION', env.ANDROID_MIN_VERSION, oldest.androidMinVersion),
      iOSMinVersion: appVersion('IOS_MIN_VERSION', env.IOS_MIN_VERSION, oldest.iOSMinVersion),
    },
    likeLimits: {
      products: wholeNumber('LIKED_PRODUCTS', env.LIKED_PRODUCTS, defaults.likeLimits.products),
      shops: wholeNumber('LIKED_SHOPS', env.LIKED_SHOPS, defaults.likeLimits.shops),
    },
    host: env.HOST || '127.0.0.1',
    port: portNumber('PORT', env.PORT, 4701),
    leaveMs: wholeNumber('LEAVE_MS', env.LEAVE_MS, 0),
    metricsPort: env.METRICS_PORT ? portNumber('METRICS_PORT', env.METRICS_PORT, 0) : undefined,
    logLevel: logLevel(env.LOG_LEVEL, defaults.logLevel),
    edgeKeys: readEdgeApiKeys(env),
    trustedProxies: readTrustedProxies(env),
    load: {
      sharedPlaces: wholeNumber('SHARED_PLACES', env.SHARED_PLACES, defaults.load.sharedPlaces),
      maxWaitMs: wholeNumber('MAX_WAIT_MS', env.MAX_WAIT_MS, defaults.load.maxWaitMs),
    },
    limits: {
      addressPerMinute: wholeNumber('ADDRESS_PER_MINUTE', env.ADDRESS_PER_MINUTE, defaults.limits.addressPerMinute),
      devicePerMinute: wholeNumber('DEVICE_PER_MINUTE', env.DEVICE_PER_MINUTE, defaults.limits.devicePerMinute),
      memberPerMinute: wholeNumber('MEMBER_PER_MINUTE', env.MEMBER_PER_MINUTE, defaults.limits.memberPerMinute),
      openAtOnce: wholeNumber('OPEN_AT_ONCE', env.OPEN_AT_ONCE, defaults.limits.openAtOnce),
    },
    redisUrl: readRedisUrl(env),
    databaseReadUrl: readReplicaUrl(env),
  };
}

/** The native app compares it with its own, and users of an older app can use it no more. */
function appVersion(name: string, value: string | undefined, fallback: string): string {
  if (!value) return fallback;
  if (/^\d{1,4}(\.\d{1,4}){0,2}$/.test(value)) return value;
  throw new SettingError(`${name} must be a version such as ${fallback}, not '${value}'`);
}

/** On this machine a bench or a developer may ask the API directly. In production nothing is believed by its address. */
function readTrustedProxies(env: NodeJS.ProcessEnv): readonly string[] {
  if (env.TRUSTED_PROXIES === undefined) return isProduction(env) ? [] : defaults.trustedProxies;
  const networks = listed(env.TRUSTED_PROXIES);
  parsed('TRUSTED_PROXIES', () => trustedProxies(networks));
  return networks;
}

export function readDatabaseUrl({ DATABASE_URL }: NodeJS.ProcessEnv): string {
  if (!DATABASE_URL) throw new SettingError(`DATABASE_URL is not set: ${databaseShape}`);
  return databaseAddress('DATABASE_URL', DATABASE_URL);
}

const databaseShape = 'postgres://user:password@host:port/database';

const databaseAddress = (name: string, value: string): string =>
  address(name, value, /^postgres(ql)?:\/\/./, databaseShape);

const readRedisUrl = ({ REDIS_URL }: NodeJS.ProcessEnv): string | undefined =>
  REDIS_URL ? address('REDIS_URL', REDIS_URL, /^rediss?:\/\/./, 'redis://user:password@host:port') : undefined;

function readReplicaUrl({ DATABASE_READ_URL, REDIS_URL }: NodeJS.ProcessEnv): string | undefined {
  if (!DATABASE_READ_URL) return undefined;
  if (REDIS_URL) return databaseAddress('DATABASE_READ_URL', DATABASE_READ_URL);
  throw new SettingError('DATABASE_READ_URL needs REDIS_URL: all processes have to know who has just written');
}

const shortestSecret = 32;

function readSecrets({ JWT_SECRET: secret, JWT_SECRET_FALLBACKS: fallbacks }: NodeJS.ProcessEnv) {
  if (secret && secret.length < shortestSecret) {
    throw new SettingError(`JWT_SECRET must have at least ${shortestSecret} characters`);
  }
  const jwtSecretFallbacks = listed(fallbacks);
  if (jwtSecretFallbacks.some((fallback) => fallback.length < shortestSecret)) {
    throw new SettingError(`JWT_SECRET_FALLBACKS must have secrets of at least ${shortestSecret} characters`);
  }
  return { jwtSecret: secret || defaults.jwtSecret, jwtSecretFallbacks };
}

const ofOpenssl = 'for example of openssl rand -hex 32';

/** Stand-ins and default secrets are refused in production. All problems are named at once. */
function requireProductionSettings(env: NodeJS.ProcessEnv): void {
  refuseInProduction([
    ...(env.DATABASE_URL ? [] : ['DATABASE_URL is not set']),
    ...(env.JWT_SECRET ? [] : [`JWT_SECRET is not set: all processes of the API need the same, ${ofOpenssl}`]),
    ...(env.EDGE_API_KEYS ? [] : [`EDGE_API_KEYS is not set: all edges and APIs need the same, ${ofOpenssl}`]),
    ...(env.UPLOADS_URL
      ? []
      : ['UPLOADS_URL is not set: all processes of the API need the same object store or folder']),
    ...standInProblems(env),
  ]);
}
