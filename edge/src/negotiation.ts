import type { StoredEncoding } from './releases/stores/release-files.ts';

/** The best encoding that the client accepts. Browsers accept brotli over TLS and on localhost only. */
export function encodingFor(acceptEncoding: string | undefined): StoredEncoding {
  const accepted = weightsOf(acceptEncoding);
  if (accepted.get('br')) return 'br';
  if (accepted.get('gzip')) return 'gzip';
  return 'identity';
}

/** What is compressed while it is sent, for one visitor alone, may be zstd as well. */
export type LiveEncoding = StoredEncoding | 'zstd';

export const liveEncodingFor = (acceptEncoding: string | undefined): LiveEncoding =>
  weightsOf(acceptEncoding).get('zstd') ? 'zstd' : encodingFor(acceptEncoding);

export const accepts = (accept: string | undefined, type: string): boolean => (weightsOf(accept).get(type) ?? 0) > 0;

/** `br;q=1, gzip;q=0` → br 1, gzip 0. */
function weightsOf(header: string | undefined): Map<string, number> {
  const items = (header ?? '').split(',').map((item) => {
    const [name = '', ...params] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = params.find((param) => param.startsWith('q='));
    return [name, weight ? Number(weight.slice(2)) || 0 : 1] as const;
  });
  return new Map(items);
}

/** Whether If-None-Match contains this tag; weak and strong tags compare as equal here. */
export const matchesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch === '*' || (ifNoneMatch ?? '').split(',').some((candidate) => opaque(candidate.trim()) === opaque(tag));

const opaque = (tag: string): string => tag.replace(/^W\//, '');
