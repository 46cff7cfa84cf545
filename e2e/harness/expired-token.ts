import { createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDirectory } from '../places.ts';

/**
 * The access token of the same session with an expiry in the past, because no test waits a quarter of an hour. Signed
 * with
 * the secret of the tests' own stack, so that the server refuses it for its time only.
 */
export async function expired(accessToken: string): Promise<string> {
  const [header = '', payload = ''] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const now = Math.floor(Date.now() / 1_000);
  const past = Buffer.from(JSON.stringify({ ...claims, iat: now - 1_000, exp: now - 100 })).toString('base64url');
  const secret = await readFile(path.join(dataDirectory, 'jwt-secret'), 'utf8');
  const key = Buffer.from(hkdfSync('sha256', secret.trim(), '', 'jangteo access token', 32));
  const signature = createHmac('sha256', key).update(`${header}.${past}`).digest('base64url');
  return `${header}.${past}.${signature}`;
}
