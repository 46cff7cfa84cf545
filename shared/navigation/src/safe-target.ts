import type { PublicSettings } from '@jangteo/contract/release';

type Hosts = Pick<PublicSettings, 'ownOrigins' | 'shopOrigin'>;

export type Target = { kind: 'own'; path: string } | { kind: 'shop' | 'other'; url: string };

/** Where an address leads, parsed as browsers parse it; undefined for an address that no visitor should be sent to. */
export function safeTarget(address: string, { ownOrigins, shopOrigin }: Hosts): Target | undefined {
  const [base] = ownOrigins;
  const url = parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (ownOrigins.some((origin) => hostOf(origin) === url.host)) return { kind: 'own', path: pathOf(url) };
  return { kind: url.host === hostOf(shopOrigin) ? 'shop' : 'other', url: url.href };
}

function parse(address: string, base: string | undefined): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** The server has normalised the origins: a page has a hundred links to compare with them. */
const hostOf = (origin: string): string => origin.slice(origin.indexOf('//') + 2);

/** Two slashes at its start would turn a path's first segment into a host. */
const pathOf = ({ pathname, search, hash }: URL): string => pathname.replace(/^\/+/, '/') + search + hash;

/** Matches only what must be an own path and needs no parsing: not `//host`, `/\host` or `/⇥/host`. */
export const isPlainPath = (address: string): boolean => /^(#|\/$|\/[\w?#%-])/.test(address);
