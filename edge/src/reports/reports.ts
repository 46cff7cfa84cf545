// Decision: docs/decisions/2026-11-23-browsers-report-to-the-edge.md

import { reportsPath } from '@jangteo/contract/browser-reports';
import { isAppName } from '@jangteo/contract/release';
import { networkOf, PerMinute } from '@jangteo/network';
import type { FastifyInstance } from 'fastify';
import type { EdgeMetrics } from '../metrics/metrics.ts';
import { sendRefusal } from '../refusals/refusal.ts';
import type { LiveSets } from '../render/live-sets.ts';
import { ownFrame } from './own-frame.ts';
import type { ReportFile } from './report-file.ts';
import { readReports, readViolations } from './report-schema.ts';

const mostBytes = 32 * 1024;
const mostPerMinute = 30;

interface Options {
  liveSets: LiveSets;
  metrics: EdgeMetrics;
  file: ReportFile;
}

/**
 * Takes what browsers report: errors are kept for `pnpm errors`, all is counted by app, page and release. Anybody can send
 * anything here: what has no known form is refused, and nothing of the sender is kept.
 */
export async function addReports(app: FastifyInstance, { liveSets, metrics, file }: Options): Promise<void> {
  const perMinute = new PerMinute(mostPerMinute);
  /** The page that a path leads to, without the ids in it. */
  const pageOf = (path: string) => (path && liveSets.current?.set.findRoute(path)) || { app: '', id: 'unknown' };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A beacon has no type of its own that needs no preflight.
    for (const type of ['text/plain', 'application/json', 'application/csp-report', 'application/reports+json']) {
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(null, undefined);
        }
      });
    }

    scope.post(reportsPath, async (request, reply) => {
      if (request.headers['sec-fetch-site'] === 'cross-site') return sendRefusal(request, reply, 403);
      if (perMinute.secondsToWait(networkOf(request.ip)) > 0) return sendRefusal(request, reply, 429);
      reply.code(204).header('cache-control', 'no-store');
      const violations = readViolations(request.body);
      for (const { path, ...blocked } of violations) {
        const page = pageOf(path);
        metrics.countViolation(page.app, blocked.directive);
        request.log.warn({ page: page.id, ...blocked }, 'A browser blocked what the policy forbids');
      }
      if (violations.length > 0) return reply.send();
      const visit = readReports(request.body);
      if (!visit) return sendRefusal(request, reply, 400);
      const page = pageOf(visit.path);
      for (const report of visit.reports) {
        if (report.kind === 'vital') {
          metrics.observeVital(page.app, report);
          continue;
        }
        const frame = ownFrame(report.stack);
        const known = frame && isAppName(frame.app) ? frame : undefined;
        metrics.countBrowserError(known?.app ?? '');
        await file.add({
          at: new Date().toISOString(),
          app: known?.app ?? '',
          release: known?.release ?? '',
          page: page.id,
          message: report.message,
          stack: report.stack,
        });
      }
      return reply.send();
    });
  });
}
