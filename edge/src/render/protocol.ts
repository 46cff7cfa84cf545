import type { Registry } from '@jangteo/contract/release';
import type { Content, PageRequest, Prepared } from '@jangteo/contract/rendering';

/** What a worker is started with: one set of releases. */
export interface WorkerSet {
  hostEntry: string;
  /** Server bundles of the remotes by their containers' names. */
  remotes: Record<string, string>;
  registry: Registry;
  apiUrl: string;
}

/** One that the API answered with 429 or 5xx, or not at all: 0. */
export interface FailedCall {
  path: string;
  status: number;
}

export type ToWorker = { type: 'render'; id: number; request: PageRequest } | { type: 'ping' };

export type FromWorker =
  | { type: 'calls failed'; id: number; failed: FailedCall[] }
  | { type: 'prepared'; id: number; prepared: Prepared }
  | { type: 'finished'; id: number; content: Content }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'stray'; reason: string }
  | { type: 'pong' };
