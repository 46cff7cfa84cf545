/**
 * The interface through which the edge has the host's server bundle render a page. Both are released separately, so it
 * is defined here.
 */
import type { AppName, Registry } from './release.ts';

/** The title, description and pictures of a page, for search engines, shared links and the browser's tab. */
export interface Head {
  title: string;
  description: string;
  /** The path of the share picture. */
  image?: string;
  noIndex?: boolean;
  /** Structured data for search engines; its addresses are absolute. */
  things?: readonly StructuredData[] | undefined;
}

/** An object of schema.org. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

export interface PageRequest {
  url: string;
  app: AppName;
  routeId: string;
  nonce: string;
}

/** Known when the page's data has loaded: enough for the response's status and head. The content follows. */
export interface Prepared {
  status: number;
  redirect?: string;
  head: Head;
}

export interface Content {
  html: string;
  /** Elements for the head: requests for pictures, the styles, and the script that requests the font. */
  styles: string;
  /** JSON that is safe inside a script element. */
  state: string;
}

export type PageRenderer = (request: PageRequest) => Promise<Prepared & { finish(): Promise<Content> }>;

/** The exports of the host's server bundle. One renderer serves one release set. */
export interface RendererBundle {
  createRenderer(options: RendererOptions): PageRenderer;
}

/** Edges from before an option do not give it. */
export interface RendererOptions {
  apiUrl: string;
  registry: Registry;
  /** How long renderings may share a reply of the API. */
  repliesKeptMs?: number;
}

/** Assigned to `globalThis.jangteoSet` before the host's server bundle is evaluated. */
export interface ServerSet {
  /** Paths of the remotes' server bundles, by container name. */
  remotes: Record<string, string>;
  load(file: string): unknown;
}

/** JSON for a script element, escaped so that `</script>` in it cannot end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
