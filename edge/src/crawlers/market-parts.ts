// Decision: docs/decisions/2026-11-30-search-engines-read-the-market-in-parts.md

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Envelope, FoundablePage } from '@jangteo/contract';
import type { ApiServers } from '../api-servers/api-servers.ts';
import { sitemapXml } from './sitemap-xml.ts';

const compress = promisify(gzip);

const keptForMs = 10 * 60 * 1000;
const call = '/api/v1/display/sitemap';

interface Options {
  publicUrl: string;
  servers: ApiServers;
  deadlineMs: number;
}

/**
 * The pages that the market's data makes: deals, stores, posts. The API names their parts, and the pages of each; it is
 * asked once in ten minutes, however many search engines read them.
 */
export class MarketParts {
  readonly #options: Options;
  readonly #names = new Kept(() => this.#ask<string>(call));
  readonly #files = new Map<string, Kept<Buffer>>();

  constructor(options: Options) {
    this.#options = options;
  }

  names(): Promise<string[]> {
    return this.#names.get();
  }

  /** The compressed file of a part; undefined where there is no such part. */
  async file(name: string): Promise<Buffer | undefined> {
    if (!(await this.names()).includes(name)) return undefined;
    const file = this.#files.get(name) ?? new Kept(() => this.#make(name));
    this.#files.set(name, file);
    return file.get();
  }

  async #make(name: string): Promise<Buffer> {
    const pages = await this.#ask<FoundablePage>(`${call}/${name}`);
    return compress(sitemapXml(this.#options.publicUrl, pages));
  }

  async #ask<Item>(path: string): Promise<Item[]> {
    const { servers, deadlineMs } = this.#options;
    const reply = await servers.fetch(path, { redirect: 'error', signal: AbortSignal.timeout(deadlineMs) });
    const { data } = (await reply.json()) as Envelope<{ list: Item[] }>;
    if (!data) throw new Error(`The API answered ${reply.status} to ${path}`);
    return data.list;
  }
}

/** A value that is made anew when it is old; a failure is not kept. */
class Kept<T> {
  readonly #make: () => Promise<T>;
  #value: Promise<T> | undefined;
  #untilMs = 0;

  constructor(make: () => Promise<T>) {
    this.#make = make;
  }

  get(): Promise<T> {
    if (this.#value && performance.now() < this.#untilMs) return this.#value;
    const value = this.#make();
    this.#value = value;
    this.#untilMs = performance.now() + keptForMs;
    value.catch(() => {
      if (this.#value === value) this.#value = undefined;
    });
    return value;
  }
}
