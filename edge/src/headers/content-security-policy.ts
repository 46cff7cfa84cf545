import { reportsPath } from '@jangteo/contract/browser-reports';

/** Directives that a deployment may extend: collectors, picture hosts, sign-in providers. */
const extendable = ['connect-src', 'img-src', 'font-src', 'frame-src', 'form-action', 'media-src'] as const;
type ExtendableDirective = (typeof extendable)[number];
export type ExtraOrigins = Partial<Record<ExtendableDirective, readonly string[]>>;

/** The policy of a response with this nonce. */
export type PagePolicy = (nonce: string) => string;

/** Stands in the policy in place of each response's own nonce. */
const noncePlace = '{nonce}';

/**
 * Scripts run with a nonce, or when such a script adds them; script addresses pass a Trusted Types policy. Inline style
 * elements come from the server's rendering; style attributes cannot run anything.
 */
export function pagePolicy(extra: ExtraOrigins): PagePolicy {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${noncePlace}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${noncePlace}'`],
    'style-src-elem': ["'self'", `'nonce-${noncePlace}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'report-uri': [reportsPath],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['jangteo', 'jangteo#bundler', 'jangteo#outside', "'allow-duplicates'"],
  };
  for (const directive of extendable) {
    const own = directives[directive]?.filter((source) => source !== "'none'") ?? [];
    const more = extra[directive] ?? [];
    if (more.length > 0) directives[directive] = [...own, ...more];
  }
  const parts = serialise(directives).split(noncePlace);
  return (nonce) => parts.join(nonce);
}

/** For responses that are not pages of the app: they run and load nothing. */
export const emptyPolicy = (styleHash?: string): string =>
  serialise({
    'default-src': ["'none'"],
    ...(styleHash ? { 'style-src': [`'${styleHash}'`] } : {}),
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });

const serialise = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Parses JSON such as `{"connect-src":["https://collect.example"]}`. */
export function parseExtraOrigins(text: string): ExtraOrigins {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error('not an object');
  for (const [directive, origins] of Object.entries(value)) {
    if (!(extendable as readonly string[]).includes(directive)) throw new Error(`${directive} cannot be extended`);
    if (!Array.isArray(origins) || !origins.every(isOrigin)) {
      throw new Error(`${directive} is not a list of origins`);
    }
  }
  return value as ExtraOrigins;
}

const isOrigin = (text: unknown): boolean =>
  typeof text === 'string' && /^(https?|wss?):/.test(text) && URL.canParse(text) && originOf(text) === text;

const originOf = (text: string): string => {
  const { protocol, host } = new URL(text);
  return `${protocol}//${host}`;
};
