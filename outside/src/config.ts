import { logLevel, portNumber, webOrigin } from '@jangteo/network';
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

export interface OutsideServerConfig extends OutsideConfig {
  host: string;
  port: number;
}

const defaultPort = 4702;

export function configFromEnv(env: NodeJS.ProcessEnv): OutsideServerConfig {
  const port = portNumber('PORT', env.PORT, defaultPort);
  return {
    marketUrl: webOrigin('MARKET_URL', env.MARKET_URL || `http://localhost:${port - 2}`),
    logger: { level: logLevel(env.LOG_LEVEL, 'warn') },
    // Only this machine reaches the stand-ins: they give away every secret.
    host: env.HOST || '127.0.0.1',
    port,
  };
}
