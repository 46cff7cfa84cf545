import { links } from '@jangteo/contract/links';
import type { Prepared } from '@jangteo/contract/rendering';
import { networkOf, PerMinute } from '@jangteo/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SetChoice } from '../choice/set-choice.ts';
import type { EdgeConfig } from '../config.ts';
import { pagePolicy } from '../headers/content-security-policy.ts';
import { integrityPolicy } from '../headers/integrity-policy.ts';
import { sendRefusal } from '../refusals/refusal.ts';
import { withTimeout } from '../with-timeout.ts';
import { type FoundPage, findPage } from './find-page.ts';
import { NonceTemplate } from './nonce-template.ts';
import { ownTarget } from './own-target.ts';
import { queryOfPage, readAddress } from './page-address.ts';
import type { PageSource } from './page-source.ts';
import { sendInParts, sendWhole } from './send-page.ts';

/** How long a response waits to learn whether the item in its address exists. */
const decisionWithinMs = 300;

/** Serves every page of the product. */
export function addPages(app: FastifyInstance, config: EdgeConfig, choice: SetChoice, source: PageSource): void {
  const { publicUrl } = config;
  const policy = pagePolicy(config.extraOrigins);
  const ownHeaders = integrityPolicy(Object.keys(config.settings.outsideScripts ?? {}).length > 0);
  const perMinute = new PerMinute(config.pagesPerMinute);

  app.get('/*', async (request, reply) => {
    const read = readAddress(request.raw.url ?? '/');
    if (typeof read === 'number') return sendRefusal(request, reply, read);
    const { pathname, search, respelled } = read;
    const address = pathname + search;
    if (respelled) return reply.redirect(address, 301);

    const live = await choice.forDocument(request, reply).catch((error: unknown) => {
      request.log.error(error, 'A preview cannot be rendered');
    });
    if (!live) return sendRefusal(request, reply, 503);
    reply.headers(ownHeaders);
    const asked = { address: pathname + queryOfPage(search), requestId: request.id };
    const cached = source.cached(live, asked);
    if (cached) {
      noteRendering(request, cached.found, cached.requestId);
      return sendWhole(request, reply, cached, policy);
    }
    // Cached pages are not counted: they cost little, and thousands of phones share a carrier's address.
    const secondsToWait = perMinute.secondsToWait(networkOf(request.ip));
    if (secondsToWait > 0) return sendRefusal(request, reply.header('retry-after', secondsToWait), 429);
    const found = findPage(live.set, pathname);
    if ('redirect' in found) {
      return redirectTo(reply, found.keepsQuery ? found.redirect + search : found.redirect, found.status);
    }

    const { beginning, prepared, page, isFailing, requestId } = source.start(live, found, asked);
    noteRendering(request, found, requestId);
    const wantsWhole = request.method === 'HEAD' || request.headers['if-none-match'] !== undefined;
    const isDecided = wantsWhole || Object.keys(found.params).length > 0;
    const known = await withTimeout(isDecided ? decisionWithinMs : config.failureWithinMs, prepared).catch(
      () => undefined,
    );
    const elsewhere = isDecided ? insteadOf(pathname, known) : undefined;
    if (elsewhere !== undefined) return redirectTo(reply, elsewhere);
    if (wantsWhole || isFailing()) {
      const { status, rest } = await page;
      return sendWhole(request, reply, { status, template: new NonceTemplate(beginning.opening, rest) }, policy);
    }
    const status = pathname === links.notFound() ? 404 : 200;
    return sendInParts(request, reply, { status, beginning, rest: page.then(({ rest }) => rest) }, policy);
  });

  function insteadOf(pathname: string, prepared: Prepared | undefined): string | undefined {
    if (prepared?.redirect !== undefined) return ownTarget(prepared.redirect, publicUrl);
    return prepared?.status === 404 && pathname !== links.notFound() ? links.notFound() : undefined;
  }
}

function noteRendering(request: FastifyRequest, { app, id }: FoundPage, requestId: string): void {
  Object.assign(request, { renderedAs: requestId, page: { app, id } });
}

const redirectTo = (reply: FastifyReply, path: string, status: 301 | 302 = 302): FastifyReply =>
  reply.header('cache-control', reply.getHeader('cache-control') ?? 'no-cache').redirect(path, status);
