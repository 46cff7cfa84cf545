// Decision: docs/decisions/2026-11-20-structured-data-in-the-document.md

import type { FastifyBaseLogger } from 'fastify';
import { BoundedCache } from '../bounded-cache.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { FailedCall } from '../render/protocol.ts';
import type { LiveSet } from '../render/side-set.ts';
import { type DocumentStart, DocumentWriter } from './document.ts';
import type { FoundPage } from './find-page.ts';
import { NonceTemplate } from './nonce-template.ts';
import { type PageInProgress, renderPage } from './render-page.ts';

export interface WholePage {
  status: 200 | 404 | 503;
  template: NonceTemplate;
}

interface CachedPage extends WholePage {
  /** The id of the request for which the page is rendered; the page's calls carry it. */
  requestId: string;
  found: FoundPage;
  /** When it is rendered anew while it is still served. */
  renewedFrom: number;
}

interface PageRequest {
  /** Path and query. */
  address: string;
  requestId: string;
}

interface Options {
  publicUrl: string;
  siteVerification: Readonly<Record<string, string>>;
  cacheMs: number;
  deadlineMs: number;
  onFailedCalls: (app: string, failed: readonly FailedCall[]) => void;
  log: FastifyBaseLogger;
}

export type StartedPage = PageInProgress & { beginning: DocumentStart; requestId: string };

const cacheBytes = 64 * 1024 * 1024;
/**
 * A page that is requested in the last third of its time is rendered anew meanwhile: at the end of it, all who request the
 * page at once would wait, and each of them would have it compressed.
 */
const servedBeforeRenewal = 2 / 3;

/** Pages are the same for every visitor: simultaneous requests share one rendering, which is cached for a moment. */
export class PageSource {
  readonly counts = { rendered: 0, fromCache: 0, leftToBrowser: 0, withoutData: 0 };
  readonly #options: Options;
  readonly #cache: BoundedCache<CachedPage>;
  readonly #started = new Map<string, StartedPage>();
  readonly #writers = new WeakMap<ReleaseSet, DocumentWriter>();

  constructor(options: Options) {
    this.#options = options;
    this.#cache = new BoundedCache({ maxBytes: cacheBytes, lifetimeMs: options.cacheMs });
  }

  cached(live: LiveSet, { address, requestId }: PageRequest): CachedPage | undefined {
    const page = this.#cache.get(keyOf(live.set, address));
    if (!page) return undefined;
    this.counts.fromCache += 1;
    if (page.renewedFrom <= performance.now()) this.start(live, page.found, { address, requestId });
    return page;
  }

  /** Simultaneous requests share a rendering: its calls carry the id of the first. */
  start(live: LiveSet, found: FoundPage, { address, requestId }: PageRequest): StartedPage {
    const key = keyOf(live.set, address);
    const running = this.#started.get(key);
    if (running) return running;

    const { publicUrl, cacheMs, deadlineMs, onFailedCalls, log } = this.#options;
    const writer = this.#writerOf(live.set);
    const beginning = writer.beginning(found.app, found.id);
    const started = {
      beginning,
      requestId,
      ...renderPage({ live, writer, found, address, requestId, publicUrl, deadlineMs, onFailedCalls, log }),
    };
    this.#started.set(key, started);
    void started.page.then(({ status, isShell, rest }) => {
      this.#started.delete(key);
      this.counts[isShell ? 'leftToBrowser' : 'rendered'] += 1;
      if (status === 503) this.counts.withoutData += 1;
      if (isShell || status !== 200) return;
      const template = new NonceTemplate(beginning.opening, rest);
      const renewedFrom = performance.now() + cacheMs * servedBeforeRenewal;
      this.#cache.set(key, { status, template, requestId, found, renewedFrom }, template.bytes);
    });
    return started;
  }

  #writerOf(set: ReleaseSet): DocumentWriter {
    const known = this.#writers.get(set);
    if (known) return known;
    const writer = new DocumentWriter(set, this.#options);
    this.#writers.set(set, writer);
    return writer;
  }
}

const keyOf = (set: ReleaseSet, address: string): string => `${set.id} ${address}`;
