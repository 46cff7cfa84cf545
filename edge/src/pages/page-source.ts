// Decision: docs/decisions/2026-11-20-structured-data-in-the-document.md

import type { AppName } from '@jangteo/contract/release';
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
  page: { app: AppName; id: string };
}

interface Options {
  publicUrl: string;
  cacheMs: number;
  deadlineMs: number;
  onFailedCalls: (app: string, failed: readonly FailedCall[]) => void;
  log: FastifyBaseLogger;
}

export type StartedPage = PageInProgress & { beginning: DocumentStart; requestId: string };

const cacheBytes = 64 * 1024 * 1024;

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

  cached({ set }: LiveSet, address: string): CachedPage | undefined {
    const page = this.#cache.get(keyOf(set, address));
    if (page) this.counts.fromCache += 1;
    return page;
  }

  /** Simultaneous requests share a rendering: its calls carry the id of the first. */
  start(live: LiveSet, found: FoundPage, { address, requestId }: { address: string; requestId: string }): StartedPage {
    const key = keyOf(live.set, address);
    const running = this.#started.get(key);
    if (running) return running;

    const { publicUrl, deadlineMs, onFailedCalls, log } = this.#options;
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
      this.#cache.set(key, { status, template, requestId, page: { app: found.app, id: found.id } }, template.bytes);
    });
    return started;
  }

  #writerOf(set: ReleaseSet): DocumentWriter {
    const known = this.#writers.get(set);
    if (known) return known;
    const writer = new DocumentWriter(set, this.#options.publicUrl);
    this.#writers.set(set, writer);
    return writer;
  }
}

const keyOf = (set: ReleaseSet, address: string): string => `${set.id} ${address}`;
