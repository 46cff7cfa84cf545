import { portNumber } from '@jangteo/network';
import type { FastifyServerOptions } from 'fastify';

/** Settings for every stand-in. */
export interface StandIn {
  /** The market's address, for links back to it. */
  marketUrl: string;
  now: () => Date;
}

export interface OutsideConfig {
  marketUrl: string;
  logger: FastifyServerOptions['logger'];
  /** The clock; tests set it. */
  now?: () => Date;
}

const defaultPort = 4702;

export const portOf = (env: NodeJS.ProcessEnv): number => portNumber('PORT', env.PORT, defaultPort);

/** Only this machine reaches the stand-ins: they give away every secret. */
export const hostOf = (env: NodeJS.ProcessEnv): string => env.HOST ?? '127.0.0.1';

export const configFromEnv = (env: NodeJS.ProcessEnv): OutsideConfig => ({
  marketUrl: env.MARKET_URL ?? `http://localhost:${portOf(env) - 2}`,
  logger: { level: env.LOG_LEVEL ?? 'warn' },
});
