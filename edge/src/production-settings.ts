import { refuseInProduction } from '@jangteo/network';

const required = ['PUBLIC_URL', 'SHOP_ORIGIN', 'API_URLS', 'EDGE_API_KEYS', 'RELEASE_PUBLIC_KEYS'];
/** A stand-in runs on the developer's own machine. */
const neverOnThisMachine = ['SHOP_ORIGIN', 'OWN_ORIGINS', 'PORTAL_AUTHORIZE_URL', 'OUTSIDE_SCRIPTS'];
const onThisMachine = /\/\/(localhost|[\w.-]+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])(?![\w.-])/;

/**
 * In production, throws for settings that name a stand-in or an address of this machine. The error names all problems
 * at once.
 */
export function requireProductionSettings(env: NodeJS.ProcessEnv): void {
  refuseInProduction([
    ...required.filter((name) => !env[name]).map((name) => `${name} is not set`),
    ...(onThisMachine.test(env.PUBLIC_URL ?? '') ? ['PUBLIC_URL names this machine, which visitors cannot reach'] : []),
    ...neverOnThisMachine
      .filter((name) => onThisMachine.test(env[name] ?? ''))
      .map((name) => `${name} names a stand-in`),
  ]);
}
