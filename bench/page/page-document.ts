import { pageIds, type Registry } from '@jangteo/contract/release';

/** A page as the edge sent it. */
export interface PageDocument {
  html: string;
  headers: Headers;
}

const scriptPreload = /<link rel="(?:module)?preload" as="script"[^>]*>\n?/g;
const loadedScript = /<script\b[^>]*\ssrc="[^>]*><\/script>\n?/g;
const anyScript = /<script\b[^>]*>[\s\S]*?<\/script>\n?/g;

export async function fetchDocument(address: string): Promise<PageDocument> {
  const answer = await fetch(address);
  const html = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  if (!html.includes(`id="${pageIds.state}"`)) throw new Error(`${address} was not rendered by the server`);
  return { html, headers: answer.headers };
}

/** Paths of the scripts that the page loads before any of them runs. */
export function scriptsOf({ html }: PageDocument): string[] {
  const tags = [...(html.match(scriptPreload) ?? []), ...(html.match(loadedScript) ?? [])];
  const paths = tags.map((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1]).filter((path) => path !== undefined);
  if (paths.length === 0) throw new Error('The page asks for no script');
  return [...new Set(paths)];
}

export function registryOf({ html }: PageDocument): Registry {
  const text = html.split(`id="${pageIds.registry}">`)[1]?.split('</script>')[0];
  if (!text) throw new Error('The page has no registry');
  return JSON.parse(text) as Registry;
}

/** The page without scripts: the same content, styles and pictures, in the device's own font. */
export const withoutScripts = ({ html }: PageDocument): string =>
  html.replace(scriptPreload, '').replace(anyScript, '');

/** The same page with other scripts: `main` in order, `later` only prefetched. The first is named where the page names its own. */
export function withScripts({ html }: PageDocument, { main, later }: { main: string[]; later: string[] }): string {
  const nonce = /<script\b[^>]*\snonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const attributes = `crossorigin="anonymous" nonce="${nonce}"`;
  const [first = '', ...others] = [...main, ...later].map(
    (path) => `<link rel="preload" as="script" fetchpriority="low" href="${path}" ${attributes}>`,
  );
  const scripts = main.map((path) => `<script defer src="${path}" ${attributes}></script>`);
  return html
    .replace(scriptPreload, inTurn([first, others.join('\n')]))
    .replace(loadedScript, inTurn([scripts.join('\n')]));
}

/** The first match is replaced by the first text, and so on; further ones are removed. */
function inTurn(texts: string[]): () => string {
  const left = [...texts];
  return () => left.shift() ?? '';
}
