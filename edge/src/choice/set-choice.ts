// Decision: docs/decisions/2026-11-23-visitors-have-a-cohort.md

import type { KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveSets } from '../render/live-sets.ts';
import type { LiveSet } from '../render/side-set.ts';
import { type Cohort, drawCohort, hasCanary, readCohort } from './cohort.ts';
import { cookieNames, readCookie, writeCookie } from './cookies.ts';
import { type Preview, readPreviewToken } from './preview-token.ts';

/** A visitor keeps the cohort longer than a canary lasts. */
const cohortSeconds = 30 * 24 * 60 * 60;

interface Options {
  liveSets: LiveSets;
  trustedKeys: readonly KeyObject[];
  publicUrl: string;
}

/**
 * Chooses the set of a visitor before anything of a page is made: all of its document, and all that the document loads,
 * is of this set.
 */
export class SetChoice {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The set for this request; undefined where there is none yet. Rejects when a preview cannot be rendered. */
  of(request: FastifyRequest): Promise<LiveSet | undefined> {
    return this.#choose(this.#preview(request), readCohort(readCookie(request, cookieNames.cohort)));
  }

  /** As `of`, where a preview that cannot be rendered counts as no set. */
  ifAvailable(request: FastifyRequest): Promise<LiveSet | undefined> {
    return this.of(request).catch(() => undefined);
  }

  /** As `of`, for a document: while there is a canary, a visitor without a cohort gets one. */
  forDocument(request: FastifyRequest, reply: FastifyReply): Promise<LiveSet | undefined> {
    const { liveSets, publicUrl } = this.#options;
    const preview = this.#preview(request);
    if (!preview && !liveSets.canaryState) return this.#choose(undefined, undefined);
    // A cache between edge and browser would give one visitor's document to others.
    reply.header('cache-control', 'private, no-cache');
    const known = readCohort(readCookie(request, cookieNames.cohort));
    if (preview || known !== undefined) return this.#choose(preview, known);
    const cohort = drawCohort();
    reply.header('set-cookie', writeCookie(cookieNames.cohort, String(cohort), { maxAgeS: cohortSeconds, publicUrl }));
    return this.#choose(undefined, cohort);
  }

  async #choose(preview: Preview | undefined, cohort: Cohort | undefined): Promise<LiveSet | undefined> {
    const { liveSets } = this.#options;
    if (preview) return liveSets.preview(preview.releases);
    const { canary, canaryState, current } = liveSets;
    const getsCanary = cohort !== undefined && canaryState && hasCanary(cohort, canaryState);
    return (getsCanary && canary) || current;
  }

  /** A cookie that is forged or has expired counts as none. */
  #preview(request: FastifyRequest): Preview | undefined {
    const token = readCookie(request, cookieNames.preview);
    return token === undefined ? undefined : readPreviewToken(token, this.#options.trustedKeys);
  }
}
