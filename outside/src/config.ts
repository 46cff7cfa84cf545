import type { FastifyServerOptions } from 'fastify';

export interface OutsideConfig {
  /** The market, to which the shop's pages lead back. */
  marketUrl: string;
  logger: FastifyServerOptions['logger'];
}

const defaultPort = 4702;

export const portOf = (env: NodeJS.ProcessEnv): number => Number(env.PORT ?? defaultPort);

export const configFromEnv = (env: NodeJS.ProcessEnv): OutsideConfig => ({
  marketUrl: env.MARKET_URL ?? `http://localhost:${portOf(env) - 2}`,
  logger: { level: env.LOG_LEVEL ?? 'warn' },
});
