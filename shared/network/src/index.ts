import { isIPv6 } from 'node:net';

export { closerOfIdle } from './close-idle.ts';
export {
  edgeProofHeader,
  forwardedHeaders,
  isProvenApi,
  isProvenEdge,
  proveApi,
  proveEdge,
  readEdgeApiKeys,
} from './edge-proof.ts';
export { listening } from './listening.ts';
export { PerMinute } from './per-minute.ts';
export { type MetricsServer, serveMetrics } from './serve-metrics.ts';
export {
  address,
  isProduction,
  type LogLevel,
  listed,
  logLevel,
  parsed,
  portNumber,
  refuseInProduction,
  SettingError,
  settingsOf,
  webAddress,
  webOrigin,
  wholeNumber,
} from './settings.ts';

/**
 * The network that a limit counts. A household or a phone has a whole /64 of IPv6, so single IPv6 addresses would not
 * limit it; a company or a tunnel has a /48.
 */
export function networkOf(address: string, prefixLength: 48 | 64 = 64): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 || !isIPv6(address)) return v4 ?? address;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::').map((part) => part.split(':').filter(Boolean));
  const groups = after ? [...before, ...Array(8 - before.length - after.length).fill('0'), ...after] : [...before];
  const prefix = groups.slice(0, prefixLength / 16).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/${prefixLength}`;
}
