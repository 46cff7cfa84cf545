import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { expectKey, type ObjectStore, ObjectStoreUnavailable } from './object-store.ts';

export interface S3Access {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  url: string;
  body?: Uint8Array;
  headers?: Record<string, string>;
  /** A write that must not be repeated when its response is lost. */
  isOnce?: boolean;
}

/** A bucket, or a part of one, of a store that speaks the S3 protocol: `https://host/bucket/prefix`. */
export class S3Store implements ObjectStore {
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #client: AwsClient;
  readonly #timeoutMs: number;

  constructor(address: URL, access: S3Access, timeoutMs: number) {
    const [bucket = '', ...prefix] = address.pathname.split('/').filter(Boolean);
    if (bucket === '') throw new Error(`${address.href} names no bucket: https://host/bucket/prefix`);
    this.#bucket = `${address.origin}/${bucket}`;
    this.#prefix = prefix.map((name) => `${name}/`).join('');
    // It is this class that repeats and gives up.
    this.#client = new AwsClient({ ...access, service: 's3', retries: 0 });
    this.#timeoutMs = timeoutMs;
  }

  async read(key: string): Promise<Buffer | undefined> {
    const { status, bytes } = await this.#send({ method: 'GET', url: this.#urlOf(key) });
    return status === 404 ? undefined : bytes;
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.#send({ method: 'PUT', url: this.#urlOf(key), body: bytes });
  }

  async add(key: string, bytes: Uint8Array): Promise<boolean> {
    const headers = { 'if-none-match': '*' };
    const { status } = await this.#send({ method: 'PUT', url: this.#urlOf(key), body: bytes, headers, isOnce: true });
    return status !== 412;
  }

  async delete(key: string): Promise<void> {
    await this.#send({ method: 'DELETE', url: this.#urlOf(key) });
  }

  async list(folder: string): Promise<string[]> {
    const prefix = this.#prefix + (folder === '' || folder.endsWith('/') ? folder : `${folder}/`);
    const names: string[] = [];
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix });
      if (token) query.set('continuation-token', token);
      // Spaces as %20: signatures know no plus.
      const url = `${this.#bucket}?${query.toString().replaceAll('+', '%20')}`;
      const page = (await this.#send({ method: 'GET', url })).bytes.toString();
      for (const key of [...textsOf(page, 'Key'), ...textsOf(page, 'Prefix')]) {
        if (key.length > prefix.length) names.push(key.slice(prefix.length));
      }
      [token] = textsOf(page, 'NextContinuationToken');
    } while (token);
    return names.sort();
  }

  #urlOf(key: string): string {
    expectKey(key);
    return `${this.#bucket}/${(this.#prefix + key).split('/').map(encodeURIComponent).join('/')}`;
  }

  async #send(request: S3Request): Promise<{ status: number; bytes: Buffer }> {
    try {
      return await this.#sendOnce(request);
    } catch (error) {
      if (request.isOnce || !(error instanceof ObjectStoreUnavailable)) throw error;
      return this.#sendOnce(request);
    }
  }

  async #sendOnce({ method, url, body, headers }: S3Request): Promise<{ status: number; bytes: Buffer }> {
    const host = new URL(url).host;
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    let response: Response;
    let bytes: Buffer;
    try {
      response = await this.#client.fetch(url, {
        method,
        ...(body && { body: Buffer.from(body) }),
        headers: { ...headers, 'x-amz-content-sha256': sha256 },
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      bytes = Buffer.from(await response.arrayBuffer());
    } catch (cause) {
      throw new ObjectStoreUnavailable(`${host} does not answer`, { cause });
    }
    const { status } = response;
    if (status >= 500 || status === 429) throw new ObjectStoreUnavailable(`${host} responds with ${status}`);
    const isExpected = status < 300 || (status === 404 && isMissingKey(method, bytes)) || status === 412;
    if (isExpected) return { status, bytes };
    const [code = 'no code'] = textsOf(bytes.toString(), 'Code');
    throw new Error(`${host} refuses ${method} ${new URL(url).pathname}: ${status} ${code}`);
  }
}

/** A bucket that does not exist is a wrong setting, and not an object that is missing. */
const isMissingKey = (method: string, bytes: Buffer): boolean =>
  method !== 'PUT' && !bytes.includes('<Code>NoSuchBucket</Code>');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/** The texts of all elements of this name. The lists of the protocol are flat, and their elements have no attributes. */
const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity),
  );
