import { createHash, createHmac } from 'node:crypto';

export interface Signed {
  method: string;
  /** Path and query, as they were sent. */
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

export interface Claim {
  accessKeyId: string;
  day: string;
  region: string;
  signedHeaders: string[];
  signature: string;
}

export function claimOf({ headers }: Signed): Claim | undefined {
  const [, accessKeyId, day, region, names, signature] = authorization.exec(String(headers.authorization)) ?? [];
  if (!accessKeyId || !day || !region || !names || !signature) return undefined;
  return { accessKeyId, day, region, signedHeaders: names.split(';'), signature };
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature that a request must have (AWS Signature Version 4). */
export function signatureOf({ method, target, headers }: Signed, claim: Claim, secretAccessKey: string): string {
  const url = new URL(target, 'http://store');
  const path = url.pathname.split('/').map((name) => encoded(decodeURIComponent(name)));
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const sent = claim.signedHeaders.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const request = [
    method,
    path.join('/'),
    query.join('&'),
    sent.join(''),
    claim.signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${claim.day}/${claim.region}/s3/aws4_request`;
  const hash = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const keys = [claim.day, claim.region, 's3', 'aws4_request'];
  const key = keys.reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex');
}
