import type { OutsideScriptName, OutsideScripts } from '@jangteo/contract/release';
import type { ExtraOrigins } from './content-security-policy.ts';

const names: readonly string[] = [
  'chatPixel',
  'tagManager',
  'retargeting',
  'portalLog',
  'chatShare',
  'deviceMaker',
] satisfies OutsideScriptName[];

/** Parses JSON such as `{"tagManager":{"script":"https://tags.example/manager.js?id=1"}}`. */
export function parseOutsideScripts(text: string): OutsideScripts {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error('not an object');
  for (const [name, settings] of Object.entries(value)) {
    if (!names.includes(name)) throw new Error(`there is no ${name}`);
    if (!isWebAddress(settings?.script)) throw new Error(`${name} has no address of a script`);
  }
  return value;
}

/** A script may connect to the origin that it came from; further origins are named by `CSP_ORIGINS`. */
export function withOutsideScripts(extra: ExtraOrigins, scripts: OutsideScripts): ExtraOrigins {
  const origins = Object.values(scripts).map(({ script }) => new URL(script).origin);
  if (origins.length === 0) return extra;
  const both = (own: readonly string[] = []) => [...new Set([...own, ...origins])];
  return { ...extra, 'connect-src': both(extra['connect-src']), 'img-src': both(extra['img-src']) };
}

const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
