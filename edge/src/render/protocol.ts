import type { AppName, Registry } from '@jangteo/contract/release';

/** What search engines, shared links and the browser's tab show of a page. */
export interface Head {
  title: string;
  description: string;
  image?: string;
  noIndex?: boolean;
}

export interface PageRequest {
  url: string;
  app: AppName;
  routeId: string;
  nonce: string;
}

/** Known once the page's data is there; the content follows. */
export interface Prepared {
  status: number;
  redirect?: string;
  head: Head;
}

export interface Content {
  html: string;
  /** Style elements, ready to stand in the head. */
  styles: string;
  /** JSON that is safe inside a script element. */
  state: string;
}

/** What the host's server bundle gives. */
export type PageRenderer = (
  request: PageRequest & { registry: Registry },
) => Promise<Prepared & { finish(): Promise<Content> }>;

/** What a worker is started with: one set of releases. */
export interface WorkerSet {
  hostEntry: string;
  /** Server bundles of the remotes by their containers' names. */
  remotes: Record<string, string>;
  registry: Registry;
  apiUrl: string;
}

export type ToWorker = { type: 'render'; id: number; request: PageRequest } | { type: 'ping' };

export type FromWorker =
  | { type: 'prepared'; id: number; prepared: Prepared }
  | { type: 'finished'; id: number; content: Content }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'stray'; reason: string }
  | { type: 'pong' };
