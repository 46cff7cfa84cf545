import { links } from '@jangteo/contract/links';
import type { Content, Prepared } from '@jangteo/contract/rendering';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveSet } from '../render/live-sets.ts';
import type { RenderJob } from '../render/render-worker.ts';
import { TooSlow, within } from '../within.ts';
import { canonicalPath } from './canonical.ts';
import { type DocumentWriter, defaultHead } from './document.ts';
import type { FoundPage } from './find-page.ts';
import { noncePlaceholder } from './nonce-template.ts';

interface RenderedPage {
  status: 200 | 404;
  /** What follows the document's opening. */
  rest: string;
  /** Without content: the browser renders. */
  isShell: boolean;
}

export interface PageInProgress {
  /** Nothing where rendering failed before the page's data was there. */
  prepared: Promise<Prepared | undefined>;
  page: Promise<RenderedPage>;
}

interface Options {
  live: LiveSet;
  writer: DocumentWriter;
  found: FoundPage;
  /** Path and query. */
  address: string;
  publicUrl: string;
  deadlineMs: number;
  log: FastifyBaseLogger;
}

/** Never rejects: what the server cannot render in time, the browser renders. */
export function renderPage({ live, writer, found, address, publicUrl, deadlineMs, log }: Options): PageInProgress {
  const { app, id: routeId } = found;
  const path = canonicalPath(found);
  const { hints } = writer.beginning(app, routeId);
  const isNotFoundPage = path === links.notFound();
  const job = live.renderer.render({ url: publicUrl + address, app, routeId, nonce: noncePlaceholder });

  const write = (head = defaultHead, content?: Content): RenderedPage => ({
    status: isNotFoundPage ? 404 : 200,
    isShell: !content,
    rest: writer.rest({
      head: isNotFoundPage ? { ...head, noIndex: true } : head,
      hints,
      canonicalUrl: publicUrl + path,
      content,
    }),
  });
  const writeShell = (error: Error): RenderedPage => {
    log.warn({ routeId, reason: error.message }, 'The browser has to render a page');
    if (error instanceof TooSlow) void live.renderer.examine();
    return write();
  };
  return {
    prepared: job.prepared.catch(() => undefined),
    page: within(deadlineMs, contentOf(job)).then(({ head, content }) => write(head, content), writeShell),
  };
}

async function contentOf({ prepared, content }: RenderJob) {
  const { status, redirect, head } = await prepared;
  if (redirect !== undefined || status >= 500) throw new Error(redirect ? 'it redirects too late' : `status ${status}`);
  return { head, content: await content };
}
