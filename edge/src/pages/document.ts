// Decision: docs/decisions/2026-11-20-scripts-behind-the-content.md

import { defaultSharePicture, links } from '@jangteo/contract/links';
import { type AppName, pageIds, type Registry } from '@jangteo/contract/release';
import { type Head, type StructuredData, scriptJson } from '@jangteo/contract/rendering';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { ContentBytes } from '../render/protocol.ts';
import { assetsOf, deferredScript, filePreload, type PageAssets, scriptPreload, styleSheet } from './assets.ts';
import { escapeHtml } from './escape.ts';
import { NonceTemplate } from './nonce-template.ts';
import { pageRegistry } from './page-registry.ts';

const siteName = '장터';
const themeColor = '#ff6400';
export const defaultHead: Head = { title: siteName, description: '산지에서 바로 오는 제철 먹거리를 만나는 곳, 장터' };

/** The part of a document that is known before anything is rendered. */
export interface DocumentStart {
  opening: NonceTemplate;
  /** A preload hint for the largest script that the page will need. */
  firstHint: NonceTemplate;
  /** Those for its other scripts. All of them may stand anywhere in the document. */
  hints: NonceTemplate;
  /** The part after the content: the registry and the scripts. */
  closing: NonceTemplate;
}

interface DocumentRest {
  head: Head;
  beginning: DocumentStart;
  /** The page's canonical address. */
  canonicalUrl: string;
  /** Undefined where the browser has to render. */
  content?: ContentBytes | undefined;
}

interface Options {
  publicUrl: string;
  /** Elements of the home page, for search engines. */
  siteVerification: Readonly<Record<string, string>>;
}

/** Writes the documents of one release set. */
export class DocumentWriter {
  readonly #set: ReleaseSet;
  readonly #options: Options;
  readonly #beginnings = new Map<string, DocumentStart>();

  constructor(set: ReleaseSet, options: Options) {
    this.#set = set;
    this.#options = options;
  }

  beginning(app: AppName, routeId: string): DocumentStart {
    const known = this.#beginnings.get(routeId);
    if (known) return known;
    const assets = assetsOf(this.#set, app, routeId);
    const registry = pageRegistry(this.#set, app);
    const beginning = {
      opening: new NonceTemplate(openingOf(assets)),
      ...hintsOf(assets, registry),
      closing: new NonceTemplate(closingOf(registry, assets)),
    };
    this.#beginnings.set(routeId, beginning);
    return beginning;
  }

  /**
   * Everything after the opening. Scripts come last: the content that the visitor sees first gets the bandwidth. The largest
   * one is requested before, so that the line is in use while the browser lays the content out.
   */
  rest({ head, beginning: { firstHint, hints, closing }, canonicalUrl, content }: DocumentRest): NonceTemplate {
    const { before, after } = dataElement(pageIds.state);
    return new NonceTemplate(
      `${headElements(head, canonicalUrl, this.#options)}\n`,
      content?.styles ?? '',
      '\n</head><body>',
      firstHint,
      `<div id="${pageIds.root}">`,
      content?.html ?? '',
      '</div>\n',
      hints,
      ...(content ? [`\n${before}`, content.state, `${after}\n`] : ['\n\n']),
      closing,
    );
  }
}

const openingOf = ({ styleSheets }: PageAssets): string =>
  [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    // iPhones else make links of what looks like these, before the page is hydrated: it is no longer as the server wrote it then.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    `<meta name="theme-color" content="${themeColor}">`,
    ...styleSheets.map(styleSheet),
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">\n',
  ].join('\n');

/** The registry has the hashes of the scripts that are preloaded, too: they compress to almost nothing. */
function closingOf(registry: Registry, { hostScripts, laterScripts, namedScripts }: PageAssets): string {
  const named = [...hostScripts, ...laterScripts, ...namedScripts].map(({ href, integrity }) => [href, integrity]);
  const integrity = { ...registry.integrity, ...Object.fromEntries(named) };
  const { before, after } = dataElement(pageIds.registry);
  return [
    before + scriptJson({ ...registry, integrity }) + after,
    ...hostScripts.map(deferredScript),
    '</body></html>',
  ].join('\n');
}

/** The host's first script holds the libraries that all apps share: more than half of a page's scripts. */
function hintsOf({ hostScripts, laterScripts }: PageAssets, { appsFile }: Registry) {
  const [first = '', ...others] = [...hostScripts, ...laterScripts].map(scriptPreload);
  const files = appsFile ? [filePreload(appsFile.path)] : [];
  return { firstHint: new NonceTemplate(first), hints: new NonceTemplate([...others, ...files].join('\n')) };
}

/** Around JSON that the browser's scripts read. */
const dataElement = (id: string) => ({ before: `<script type="application/json" id="${id}">`, after: '</script>' });

const structuredDataElement = (thing: StructuredData): string =>
  `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...thing })}</script>`;

function headElements(
  { title, description, image, noIndex, things = [] }: Head,
  canonicalUrl: string,
  { publicUrl, siteVerification }: Options,
): string {
  const picture = new URL(image ?? defaultSharePicture, publicUrl).href;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    `<link rel="canonical" href="${escapeHtml(canonicalUrl)}">`,
    noIndex ? named('robots', 'noindex') : '',
    ...(canonicalUrl === publicUrl + links.home() ? Object.entries(siteVerification) : []).map(([name, content]) =>
      named(name, content),
    ),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', 'ko_KR'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonicalUrl),
    property('og:image', picture),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture),
    // Structured data is read by search engines and never run: it needs no nonce.
    ...things.map(structuredDataElement),
  ]
    .filter(Boolean)
    .join('\n');
}
