import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import { pushAlarms } from './alarms/push-alarms.ts';
import { alarmRoutes } from './alarms/routes.ts';
import { sendDueAlarms } from './alarms/send-due-alarms.ts';
import { bannerRoutes } from './banners/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { clockRoutes } from './clock/routes.ts';
import { collectPictures } from './community/images/collect-pictures.ts';
import { movePictures } from './community/images/move-pictures.ts';
import { communityRoutes } from './community/routes.ts';
import { listDealPrices } from './deals/list-deal-prices.ts';
import { dealRoutes } from './deals/routes.ts';
import { makeDeliveryHandlers } from './deliveries.ts';
import { eventRoutes } from './events/routes.ts';
import { gameRoutes } from './game/routes.ts';
import { cleanUp } from './housekeeping.ts';
import { likeRoutes } from './likes/routes.ts';
import { resealGrants } from './members/reseal-grants.ts';
import { memberRoutes } from './members/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { claimRound } from './platform/claim-round.ts';
import type { Config } from './platform/config.ts';
import { type Database, type OnStatement, openDatabase } from './platform/database/database.ts';
import { withReplica } from './platform/database/replica.ts';
import { followStatements } from './platform/follow-statements.ts';
import { reportHealth } from './platform/health.ts';
import { recogniseCallers } from './platform/http/clients/caller.ts';
import { limitRate } from './platform/http/clients/rate-limit.ts';
import { recogniseEdges, trustTheEdge } from './platform/http/clients/recognise-edges.ts';
import { trustedProxies } from './platform/http/clients/trusted-proxies.ts';
import { publishOpenApi } from './platform/http/document/openapi.ts';
import { closeConnectionsWhenDraining, type Draining } from './platform/http/draining.ts';
import { respondToBrokenHttp } from './platform/http/failures/broken-http.ts';
import { respondToFailures, sendFailure } from './platform/http/failures/failures.ts';
import { guardText } from './platform/http/input/text-guard.ts';
import { validateStrictly } from './platform/http/input/validation.ts';
import { loggerOptions, logReplies, requestId } from './platform/http/log/logging.ts';
import { storeNothing } from './platform/http/no-store.ts';
import { sheddingServer } from './platform/http/overload/shed-load.ts';
import { followRequests } from './platform/http/request-context.ts';
import { mayReadNow, noteWrite, routeReads } from './platform/http/route-reads.ts';
import { makeKeys } from './platform/keys.ts';
import { makeMetrics, measure } from './platform/metrics.ts';
import { deliverDue } from './platform/outbox/deliver.ts';
import { openRedis } from './platform/redis.ts';
import { repeat, untilNone } from './platform/repeat.ts';
import type { Services } from './platform/services.ts';
import { productRoutes } from './products/routes.ts';
import { recentlyViewedRoutes } from './recently-viewed/routes.ts';
import { regionRoutes } from './regions/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { seasonRoutes } from './seasons/routes.ts';
import { makeCallers } from './sessions/callers.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { starRoutes } from './stars/routes.ts';
import { maintainStars } from './stars/upkeep/maintain-stars.ts';
import { storeRoutes } from './stores/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining;
    metrics: Registry;
  }
}

const domains: ((app: FastifyInstance, services: Services) => void)[] = [
  alarmRoutes,
  bannerRoutes,
  categoryRoutes,
  clockRoutes,
  communityRoutes,
  dealRoutes,
  eventRoutes,
  gameRoutes,
  likeRoutes,
  memberRoutes,
  noticeRoutes,
  productRoutes,
  recentlyViewedRoutes,
  regionRoutes,
  searchRoutes,
  seasonRoutes,
  sessionRoutes,
  sitemapRoutes,
  starRoutes,
  storeRoutes,
];

/**
 * Builds the whole API, for the server and for tests, which may adapt it before it has its calls. Closing it closes the
 * connections to the database.
 */
export async function buildApp(
  config: Config,
  adapt?: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const metrics = makeMetrics();
  const app: FastifyInstance = Fastify({
    serverFactory: sheddingServer(config.load, { log: () => app.log, onShed: metrics.countShed }),
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: 64 * 1024,
    // The same limit as at the edge, which allows for slow lines.
    requestTimeout: 60_000,
    trustProxy: trustTheEdge,
    // While the server drains, requests on open connections are still served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: sendFailure,
    clientErrorHandler: respondToBrokenHttp,
  });
  const database = openDatabases(app, config, followStatements(app.log, metrics));
  app.addHook('onClose', () => database.close());
  const redis = await openSharedCounts(app, config);
  const services: Services = {
    database,
    uploads: config.uploads,
    now: config.now,
    keys: makeKeys(config.jwtSecret, config.jwtSecretFallbacks),
    outside: config.outside,
    appVersions: config.appVersions,
    likeLimits: config.likeLimits,
  };

  followRequests(app);
  if (redis && config.databaseReadUrl) routeReads(app, redis);
  recogniseEdges(app, { keys: config.edgeKeys, isTrusted: trustedProxies(config.trustedProxies) });
  measure(app, metrics, database);
  respondToFailures(app);
  validateStrictly(app);
  await adapt?.(app);
  logReplies(app);
  guardText(app);
  const draining = closeConnectionsWhenDraining(app);
  app.decorate('draining', draining);
  app.decorate('metrics', metrics.registry);
  storeNothing(app);
  reportHealth(app, { database, draining, edgeKeys: config.edgeKeys });
  await app.register(async (calls) => {
    recogniseCallers(calls, makeCallers(database, services.keys, config.now));
    limitRate(calls, { limits: config.limits, redis });
    await publishOpenApi(calls);
    for (const domain of domains) domain(calls, services);
  });
  workInBackground(app, services, config);
  await app.ready();
  return app;
}

function openDatabases(app: FastifyInstance, config: Config, onStatement: OnStatement): Database {
  const open = (url: string) =>
    openDatabase(url, (error) => app.log.warn({ err: error }, 'idle connection lost'), { onStatement });
  if (!config.databaseReadUrl) return open(config.databaseUrl);
  return withReplica(open(config.databaseUrl), open(config.databaseReadUrl), {
    mayReadReplica: mayReadNow,
    onWrite: noteWrite,
    onChange: (isUsed, reason) =>
      isUsed ? app.log.info('the replica is used') : app.log.warn({ err: reason }, 'the replica is not used'),
  });
}

async function openSharedCounts(app: FastifyInstance, { redisUrl }: Config): Promise<Redis | undefined> {
  if (!redisUrl) return undefined;
  const redis = await openRedis(redisUrl, (error) => app.log.warn({ err: error }, 'Redis does not answer'));
  app.addHook('onClose', () => redis.disconnect());
  return redis;
}

const roundsBetweenCleaning = 3_600;
const roundsBetweenAlarms = 10;
const roundsBetweenStars = 600;
const roundsBetweenCollections = 60;
/** Long enough that after a rolling restart no API is left that would miss the moved ones. */
const roundsBetweenMoves = 900;

/**
 * The background work: makes deliveries, updates list entries to deal prices, writes and pushes alarms that are due,
 * maintains stars, deletes expired data and the files of deleted pictures, moves pictures out of the database, and seals
 * grants anew while the secret is being replaced.
 */
function workInBackground(app: FastifyInstance, services: Services, { backgroundPauseMs }: Config): void {
  if (backgroundPauseMs === 0) return;
  const handlers = makeDeliveryHandlers(services);
  const { database, uploads, outside, keys, now } = services;
  /** What concerns all members is done by one of the processes. */
  const once = (work: string, rounds: number, run: (closing: AbortSignal) => Promise<unknown>) => {
    const pauseMs = backgroundPauseMs * rounds;
    repeat(app, pauseMs, async (closing) => (await claimRound(database, work, pauseMs)) && run(closing));
  };
  // Each kind by itself: a text message with a code does not wait for a thousand exchanges, nor for a shop platform that hangs.
  for (const [kind, handler] of Object.entries(handlers)) {
    const deliver = () => deliverDue(database, { [kind]: handler }, app.log);
    repeat(app, backgroundPauseMs, (closing) => untilNone(deliver, { closing }));
  }
  repeat(app, backgroundPauseMs, (closing) => listDealPrices(database, now(), closing));
  repeat(app, backgroundPauseMs * roundsBetweenAlarms, (closing) => sendDueAlarms(database, now(), closing));
  repeat(app, backgroundPauseMs, (closing) => pushAlarms(database, outside, now, closing));
  once('stars', roundsBetweenStars, (closing) => maintainStars({ database, now: now(), log: app.log, closing }));
  repeat(app, backgroundPauseMs * roundsBetweenCollections, (closing) => collectPictures(database, uploads, closing));
  repeat(app, backgroundPauseMs * roundsBetweenMoves, (closing) => movePictures(database, uploads, closing));
  once('cleaning', roundsBetweenCleaning, (closing) => cleanUp(database, now(), closing));
  if (keys.accepted.length > 1) {
    repeat(app, backgroundPauseMs * roundsBetweenCleaning, (closing) => resealGrants(database, keys, closing));
  }
}
