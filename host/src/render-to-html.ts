// Decision: docs/decisions/2026-11-26-a-page-is-rendered-in-one-step.md

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React writes in place of a part that waits for something or has failed. */
const leftToBrowser = '<!--$!-->';
/** What React writes before everything else. */
const picturePreloads = /^(?:<link rel="preload" as="image"[^>]*>)*/;

interface RenderedHtml {
  /** Elements for the document's head: requests for the pictures of the first view. */
  pictures: string;
  html: string;
}

/**
 * A page's code and data have loaded before, so that it is rendered in one step. React's stream takes longer: it is used where
 * a part has to wait for something all the same, and tells why a part fails.
 */
export async function renderToHtml(app: ReactNode): Promise<RenderedHtml> {
  const all = renderAtOnce(app) ?? (await renderWaiting(app));
  const [pictures = ''] = picturePreloads.exec(all) ?? [];
  return { pictures, html: all.slice(pictures.length) };
}

function renderAtOnce(app: ReactNode): string | undefined {
  try {
    const html = renderToString(app);
    return html.includes(leftToBrowser) ? undefined : html;
  } catch {
    return undefined;
  }
}

const renderWaiting = (app: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(app, {
      // React would send large parts last and move them by a script: the page has to be complete without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
