import type { BrowserVital } from '@jangteo/contract/browser-reports';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ApiServers } from '../api-servers/api-servers.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { LiveSets } from '../render/live-sets.ts';
import type { FailedCall } from '../render/protocol.ts';
import { callOf } from './call-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that the address names: its app and route. */
    page?: { app: string; id: string };
  }
}

export interface EdgeMetrics {
  registry: Registry;
  /** Calls that the API failed to answer while a page was rendered. */
  countFailedCalls(app: string, failed: readonly FailedCall[]): void;
  /** By the app whose script failed; empty where it is none of ours. */
  countBrowserError(app: string): void;
  countViolation(app: string, directive: string): void;
  observeVital(app: string, vital: Omit<BrowserVital, 'kind'>): void;
}

export function makeMetrics(): EdgeMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const failedCalls = new Counter({
    name: 'edge_failed_calls_total',
    help: 'Calls of pages that the API answered with 429 or 5xx, or not at all (0)',
    labelNames: ['app', 'status'],
    registers: [registry],
  });
  const browserErrors = new Counter({
    name: 'edge_browser_errors_total',
    help: 'Errors that browsers reported, by the app whose script failed',
    labelNames: ['app'],
    registers: [registry],
  });
  const violations = new Counter({
    name: 'edge_policy_violations_total',
    help: 'What browsers blocked because the Content-Security-Policy forbids it, by the app of the page',
    labelNames: ['app', 'directive'],
    registers: [registry],
  });
  const vitals = new Histogram({
    name: 'edge_web_vital_seconds',
    help: 'LCP and TTFB of sampled documents, INP of their pages, by the app of the page',
    labelNames: ['app', 'name'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers: [registry],
  });
  const shifts = new Histogram({
    name: 'edge_layout_shift',
    help: 'Layout shift score (CLS) of the pages of sampled documents, by the app of the page',
    labelNames: ['app'],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25],
    registers: [registry],
  });
  return {
    registry,
    countBrowserError: (app) => browserErrors.inc({ app }),
    countViolation: (app, directive) => violations.inc({ app, directive }),
    observeVital(app, { name, value }) {
      if (name === 'CLS') shifts.observe({ app }, value);
      else vitals.observe({ app, name }, value / 1_000);
    },
    countFailedCalls(app, failed) {
      for (const { status } of failed) failedCalls.inc({ app, status: String(status) });
    },
  };
}

interface Measured {
  liveSets: LiveSets;
  source: PageSource;
  servers: ApiServers;
}

/**
 * The metrics that Prometheus reads from the edge. Labels have few values: routes, calls, apps, releases; no
 * addresses.
 */
export function measure(
  app: FastifyInstance,
  { registry }: EdgeMetrics,
  { liveSets, source, servers }: Measured,
): void {
  const registers = [registry];
  const requests = new Histogram({
    name: 'edge_request_seconds',
    help: 'Duration of requests, by kind: a page and its app, a call of the API, or a kind of file',
    labelNames: ['route', 'app', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: routeOf(request), app: request.page?.app ?? '', status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1_000);
  });
  new Gauge({
    name: 'edge_pages',
    help: 'Pages since the start: rendered, from the cache, left to the browser, without some of their data',
    labelNames: ['how'],
    registers,
    collect() {
      for (const [how, count] of Object.entries(source.counts)) this.set({ how }, count);
    },
  });
  new Gauge({
    name: 'edge_render_queue',
    help: 'Pages that are being rendered',
    registers,
    collect() {
      this.set(liveSets.current?.renderer.pendingCount ?? 0);
    },
  });
  new Gauge({
    name: 'edge_troubled_route',
    help: '1 for each route that browsers have to render for some minutes, because it ended the renderer twice',
    labelNames: ['app', 'route'],
    registers,
    collect() {
      this.reset();
      for (const live of [liveSets.current, liveSets.canary]) {
        for (const { app, routeId } of live?.renderer.leftRoutes ?? []) this.set({ app, route: routeId }, 1);
      }
    },
  });
  new Gauge({
    name: 'edge_release',
    help: '1 for the release of each app that is served to all visitors or as a canary, 0 for one that cannot be served',
    labelNames: ['app', 'release', 'to'],
    registers,
    collect() {
      this.reset();
      for (const [app, { wanted, served }] of Object.entries(liveSets.apps)) {
        if (served) this.set({ app, release: served, to: 'all' }, 1);
        if (wanted && wanted !== served) this.set({ app, release: wanted, to: 'all' }, 0);
      }
      const { releases = {}, isServed } = liveSets.canaryState ?? {};
      for (const [app, release] of Object.entries(releases)) this.set({ app, release, to: 'canary' }, isServed ? 1 : 0);
    },
  });
  new Gauge({
    name: 'edge_trusted',
    help: '1 while edge and API trust each other',
    registers,
    collect() {
      this.set(servers.isRefused ? 0 : 1);
    },
  });
}

function routeOf({ method, page, routeOptions: { url }, raw }: FastifyRequest): string {
  if (page) return page.id;
  if (url !== '/api/*') return url ?? 'unknown';
  return callOf(method, (raw.url ?? '').split('?', 1)[0] ?? '') ?? 'unknown call';
}
