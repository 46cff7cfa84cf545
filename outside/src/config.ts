import type { FastifyServerOptions } from 'fastify';

/** What every stand-in knows. */
export interface StandIn {
  /** The market, to which the pages lead back. */
  marketUrl: string;
  now: () => Date;
}

export interface OutsideConfig {
  marketUrl: string;
  logger: FastifyServerOptions['logger'];
  /** What time it is. Tests choose it. */
  now?: () => Date;
}

const defaultPort = 4702;

export const portOf = (env: NodeJS.ProcessEnv): number => Number(env.PORT ?? defaultPort);

export const configFromEnv = (env: NodeJS.ProcessEnv): OutsideConfig => ({
  marketUrl: env.MARKET_URL ?? `http://localhost:${portOf(env) - 2}`,
  logger: { level: env.LOG_LEVEL ?? 'warn' },
});
