/** How the edge has the host's server bundle render a page. Both are released apart, so the words they share stand here. */
import type { AppName, Registry } from './release.ts';

/** What search engines, shared links and the browser's tab show of a page. */
export interface Head {
  title: string;
  description: string;
  /** Own path of a picture for shared links. */
  image?: string;
  noIndex?: boolean;
  /** What search engines are told of the page in their own words; addresses in it are whole. */
  things?: readonly Thing[] | undefined;
}

/** An object of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export interface PageRequest {
  url: string;
  app: AppName;
  routeId: string;
  nonce: string;
}

/** Known once the page's data is there: enough for the answer's status and head. The content follows. */
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

export type PageRenderer = (request: PageRequest) => Promise<Prepared & { finish(): Promise<Content> }>;

/** What the host's server bundle exports. One renderer serves one set of releases. */
export interface RendererBundle {
  createRenderer(options: { apiUrl: string; registry: Registry }): PageRenderer;
}

/** Put on `globalThis.jangteoSet` before the host's server bundle is evaluated. */
export interface ServerSet {
  /** Server bundles of the remotes by their containers' names. */
  remotes: Record<string, string>;
  load(file: string): unknown;
}

/** JSON that may stand inside a script element, where `</script>` would end it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
