import { randomUUID } from 'node:crypto';
import { closerOfIdle } from '@jangteo/network';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import { addApiProxy } from './api-proxy/api-proxy.ts';
import { ApiServers } from './api-servers/api-servers.ts';
import { addPreviews } from './choice/previews.ts';
import { SetChoice } from './choice/set-choice.ts';
import type { EdgeConfig } from './config.ts';
import { refuseBrokenHttp } from './connections/broken-http.ts';
import { drainEarlyResponses } from './connections/early-responses.ts';
import { limitClients } from './connections/limit-clients.ts';
import { refuseOddFraming } from './connections/odd-framing.ts';
import { addCrawlerFiles } from './crawlers/crawlers.ts';
import { addReleaseFailures } from './failures/release-failures.ts';
import { addFederation } from './federation/federation.ts';
import { addAppsFiles } from './files/apps-files.ts';
import { addFiles } from './files/files.ts';
import { addWellKnown } from './files/well-known.ts';
import { addSecurityHeaders } from './headers/security-headers.ts';
import { addHealth } from './health.ts';
import { addLoginLanding } from './login-landing/login-landing.ts';
import { makeMetrics, measure } from './metrics/metrics.ts';
import { addOwners } from './owners/owners.ts';
import { PageSource } from './pages/page-source.ts';
import { addPages } from './pages/pages.ts';
import { addPictures } from './pictures/pictures.ts';
import { addRefusals, sendError } from './refusals/add-refusals.ts';
import { openReleases } from './releases/open-releases.ts';
import { KeptReleases } from './releases/stores/kept-releases.ts';
import { LiveSets } from './render/live-sets.ts';
import { ReportFile } from './reports/report-file.ts';
import { addReports } from './reports/reports.ts';
import { addRequestLog } from './request-log.ts';

/** Limits for slow clients: a connection must not be held for nothing. */
const within = {
  headersMs: 10_000,
  /** Enough for a picture of 5 MB over a slow line. */
  requestMs: 60_000,
  /** Without a byte in either direction; longer than the API's deadline. */
  silenceMs: 20_000,
  checkedEveryMs: 2_000,
};

export interface Edge {
  app: FastifyInstance;
  /** Makes `/ready` respond 503; called some time before the server closes. */
  leave(): void;
  metrics: Registry;
}

/** The server for browsers: pages, files of releases, pictures, and the proxy to the API. */
export async function buildEdge(config: EdgeConfig): Promise<Edge> {
  const { publicUrl, settings } = config;
  const app = Fastify({
    logger: config.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.proxiesInFront,
    http: { headersTimeout: within.headersMs, connectionsCheckingInterval: within.checkedEveryMs },
    requestTimeout: within.requestMs,
    connectionTimeout: within.silenceMs,
    forceCloseConnections: 'idle',
    // The first start copies every release from the store, however long that takes; `/ready` is for those who wait.
    pluginTimeout: 0,
    genReqId: () => randomUUID(),
    frameworkErrors(error, request, reply) {
      // No hook has run for an address that cannot be parsed.
      addSecurityHeaders(request, reply, publicUrl);
      sendError(error, request, reply);
    },
  });
  const { log } = app;
  const { store: stored, channel } = openReleases(config);
  const store = new KeptReleases(stored, config.keptDir);
  const servers = new ApiServers({ urls: config.apiUrls, keys: config.apiKeys, log });
  const liveSets = new LiveSets({
    store,
    channel,
    servers,
    publicUrl,
    settings,
    repliesKeptMs: config.repliesKeptMs,
    log,
  });
  const choice = new SetChoice({ liveSets, trustedKeys: config.trustedKeys, publicUrl });
  const metrics = makeMetrics();
  const source = new PageSource({
    publicUrl,
    siteVerification: config.siteVerification,
    cacheMs: config.pageCacheMs,
    deadlineMs: config.renderDeadlineMs,
    onFailedCalls: metrics.countFailedCalls,
    log,
  });

  addRequestLog(app);
  measure(app, metrics, { liveSets, source, servers });
  app.addHook('onRequest', async (request, reply) => addSecurityHeaders(request, reply, publicUrl));
  addRefusals(app);
  refuseBrokenHttp(app.server);
  limitClients(app, { limits: config.clientLimits, isBehindProxy: config.proxiesInFront > 0 });
  refuseOddFraming(app);
  const closeIdle = closerOfIdle(app.server);
  app.addHook('preClose', async () => closeIdle());
  drainEarlyResponses(app);
  const { leave } = addHealth(app, { liveSets, source, servers });
  addFiles(app, store, liveSets);
  addAppsFiles(app, liveSets);
  addWellKnown(app, config.wellKnownDir);
  addOwners(app, choice);
  addFederation(app, { store, liveSets, publicUrl });
  addReleaseFailures(app, { liveSets, choice, store, channel, rollbackClients: config.rollbackClients });
  addPictures(app, {
    folders: config.picturesDirs,
    cacheFolder: config.picturesCacheDir,
    servers,
    deadlineMs: config.apiDeadlineMs,
  });
  addCrawlerFiles(app, { publicUrl, liveSets, servers, deadlineMs: config.apiDeadlineMs });
  await addApiProxy(app, { servers, choice, deadlineMs: config.apiDeadlineMs });
  await addLoginLanding(app, { servers, deadlineMs: config.apiDeadlineMs });
  await addReports(app, { liveSets, metrics, file: new ReportFile(config.reportsDir, randomUUID().slice(0, 8)) });
  addPreviews(app, { liveSets, trustedKeys: config.trustedKeys, publicUrl });
  addPages(app, config, choice, source);

  app.addHook('onReady', async () => {
    await Promise.all([liveSets.start(), servers.start()]);
  });
  app.addHook('onClose', async () => {
    servers.stop();
    await liveSets.close();
  });
  return { app, leave, metrics: metrics.registry };
}
