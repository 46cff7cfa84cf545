import { createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDirectory } from '../places.ts';

/**
 * The same session's access token, as it looks when its quarter of an hour is over: nobody waits that long. Signed with
 * the secret of the tests' own stack, so that the server finds nothing wrong with it but its time.
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
