import { type KeyObject, sign, verify } from 'node:crypto';
import type { AppName } from '@jangteo/contract/release';
import { parseIds } from '../releases/schema.ts';

type Ids = Partial<Record<AppName, string>>;

export interface Preview {
  releases: Ids;
  /** In milliseconds since 1970. */
  until: number;
}

/** No description of a release begins like this, so that no signature of one is valid for the other. */
const signedBytes = (payload: string): Buffer => Buffer.from(`preview:${payload}`);

/** The holder of the token may see these releases until then. */
export function makePreviewToken({ releases, until }: Preview, signingKey: KeyObject): string {
  const payload = Buffer.from(JSON.stringify({ until, releases })).toString('base64url');
  return `${payload}.${sign(null, signedBytes(payload), signingKey).toString('base64url')}`;
}

/** Undefined for a token that no trusted key has signed, and for one that has expired. */
export function readPreviewToken(token: string, trustedKeys: readonly KeyObject[]): Preview | undefined {
  const [payload = '', signature = '', ...more] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  const isSigned = trustedKeys.some((key) => verify(null, signedBytes(payload), key, bytes));
  if (!isSigned || more.length > 0) return undefined;
  const { until, releases } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Preview;
  if (Date.now() >= until) return undefined;
  return { until, releases: parseIds(JSON.stringify(releases), 'The token') };
}
