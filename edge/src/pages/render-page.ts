import { canonicalPath } from '@jangteo/contract/canonical';
import { links } from '@jangteo/contract/links';
import type { Head, Prepared } from '@jangteo/contract/rendering';
import { isForSearchEngines } from '@jangteo/contract/routes';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentBytes, FailedCall } from '../render/protocol.ts';
import type { RenderJob } from '../render/render-worker.ts';
import type { LiveSet } from '../render/side-set.ts';
import { TooSlow, withTimeout } from '../with-timeout.ts';
import { type DocumentWriter, defaultHead } from './document.ts';
import type { FoundPage } from './find-page.ts';
import { type NonceTemplate, noncePlaceholder } from './nonce-template.ts';

interface RenderedPage {
  /** 503 where the API failed while the page was rendered: browsers show the page, and nothing caches it. */
  status: 200 | 404 | 503;
  /** Everything after the document's opening. */
  rest: NonceTemplate;
  /** True for a document without content, which the browser renders. */
  isShell: boolean;
}

export interface PageInProgress {
  /** Whether a call of the page failed and did not succeed on retry. */
  isFailing(): boolean;
  /** Undefined where rendering failed before the page's data had loaded. */
  prepared: Promise<Prepared | undefined>;
  page: Promise<RenderedPage>;
}

interface Options {
  live: LiveSet;
  writer: DocumentWriter;
  found: FoundPage;
  /** Path and query. */
  address: string;
  requestId: string;
  publicUrl: string;
  deadlineMs: number;
  onFailedCalls: (app: string, failed: readonly FailedCall[]) => void;
  log: FastifyBaseLogger;
}

/** Never rejects: the browser renders what the server cannot render in time. */
export function renderPage({
  live,
  writer,
  found,
  address,
  requestId,
  publicUrl,
  deadlineMs,
  onFailedCalls,
  log,
}: Options): PageInProgress {
  const { app, id: routeId, route } = found;
  const path = canonicalPath(found);
  const beginning = writer.beginning(app, routeId);
  const isNotFoundPage = path === links.notFound();
  const job = live.renderer.render({ url: publicUrl + address, app, routeId, nonce: noncePlaceholder }, requestId);

  const isFailing = () => job.failedCalls().length > 0;
  const write = (head = defaultHead, content?: ContentBytes): RenderedPage => ({
    status: statusOf(isNotFoundPage, isFailing()),
    isShell: !content,
    rest: writer.rest({
      head: isForSearchEngines(route) && !isFailing() ? head : { ...head, noIndex: true },
      beginning,
      canonicalUrl: publicUrl + path,
      content,
    }),
  });
  const writePage = (head: Head, content: ContentBytes): RenderedPage => {
    onFailedCalls(app, job.failedCalls());
    if (isFailing())
      log.warn({ routeId, requestId, failed: job.failedCalls() }, 'A page lacks what the API did not answer');
    return write(head, content);
  };
  const writeShell = (error: Error): RenderedPage => {
    onFailedCalls(app, job.failedCalls());
    log.warn(
      { routeId, requestId, reason: error.message, failed: job.failedCalls() },
      'The browser has to render a page',
    );
    if (error instanceof TooSlow) void live.renderer.examine();
    return write();
  };
  return {
    isFailing,
    prepared: job.prepared.catch(() => undefined),
    page: withTimeout(deadlineMs, contentOf(job)).then(({ head, content }) => writePage(head, content), writeShell),
  };
}

function statusOf(isNotFoundPage: boolean, isFailing: boolean): RenderedPage['status'] {
  if (isNotFoundPage) return 404;
  return isFailing ? 503 : 200;
}

async function contentOf({ prepared, content }: RenderJob) {
  const { status, redirect, head } = await prepared;
  if (redirect !== undefined || status >= 500) throw new Error(redirect ? 'it redirects too late' : `status ${status}`);
  return { head, content: await content };
}
