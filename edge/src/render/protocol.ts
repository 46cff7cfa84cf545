import type { Registry } from '@jangteo/contract/release';
import type { Content, PageRequest, Prepared } from '@jangteo/contract/rendering';

/** The release set that a worker is started with. */
export interface WorkerSet {
  hostEntry: string;
  /** Paths of the remotes' server bundles, by container name. */
  remotes: Record<string, string>;
  registry: Registry;
  /** Bundles know the first; the thread's fetch asks any of them. */
  apiUrls: readonly string[];
  /** How long renderings may share a reply of the API. */
  repliesKeptMs: number;
}

/** What a worker is started with. */
export interface WorkerStart {
  set: WorkerSet;
  /** One number in shared memory: the id of the page that the thread works on, legible while it is in an endless loop. */
  pageAtWork: Int32Array<SharedArrayBuffer>;
}

/** A call to which the API responded 429 or 5xx, or not at all (status 0). */
export interface FailedCall {
  path: string;
  status: number;
}

/** A page's content in UTF-8. The thread that renders gives its memory to the one that sends: nothing is copied. */
export type ContentBytes = Record<keyof Content, Uint8Array<ArrayBuffer>>;

export type ToWorker =
  | { type: 'render'; id: number; request: PageRequest; callHeaders: Readonly<Record<string, string>> }
  | { type: 'ping' };

export type FromWorker =
  | { type: 'calls failed'; id: number; failed: FailedCall[] }
  | { type: 'prepared'; id: number; prepared: Prepared }
  | { type: 'finished'; id: number; content: ContentBytes }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'stray'; reason: string }
  | { type: 'pong' };
