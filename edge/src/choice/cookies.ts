import type { FastifyRequest } from 'fastify';

export const cookieNames = { cohort: 'jangteo-cohort', preview: 'jangteo-preview' } as const;

export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const start = `${name}=`;
  const pair = headers.cookie?.split('; ').find((pair) => pair.startsWith(start));
  return pair?.slice(start.length);
}

/** No script of a page reads these cookies. */
export const writeCookie = (
  name: string,
  value: string,
  { maxAgeS, publicUrl }: { maxAgeS: number; publicUrl: string },
): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
