import type { PublicSettings } from '@jangteo/contract/release';

type Hosts = Pick<PublicSettings, 'ownOrigins' | 'shopOrigin'>;

export type Target = { kind: 'own'; path: string } | { kind: 'shop' | 'other'; url: string };

/** Where an address leads, read as browsers read it; nothing if that is no place to send a visitor to. */
export function safeTarget(address: string, { ownOrigins, shopOrigin }: Hosts): Target | undefined {
  const [base] = ownOrigins;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (ownOrigins.some((origin) => hostOf(origin) === url.host)) return { kind: 'own', path: pathOf(url) };
  return { kind: url.host === hostOf(shopOrigin) ? 'shop' : 'other', url: url.href };
}

/** Origins come as the server has normalised them: a page has a hundred links to be compared with them. */
const hostOf = (origin: string): string => origin.slice(origin.indexOf('//') + 2);

/** Two slashes at its start would make a host of a path's first part. */
const pathOf = ({ pathname, search, hash }: URL): string => pathname.replace(/^\/+/, '/') + search + hash;

/** What can be nothing but an own path, and needs no parsing: `//host`, `/\host` and `/⇥/host` are none. */
export const isPlainPath = (address: string): boolean => /^(#|\/$|\/[\w?#%-])/.test(address);
