import {
  appNames,
  currentReleasesPath,
  type ReleaseFailure,
  releaseFailuresPath,
  releaseFaults,
} from '@jangteo/contract/release';
import { networkOf, PerMinute } from '@jangteo/network';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { SetChoice } from '../choice/set-choice.ts';
import { sendRefusal } from '../refusals/refusal.ts';
import { rollBackAutomatically } from '../releases/channel/automatic-rollback.ts';
import type { ChannelStore } from '../releases/channel/channel.ts';
import type { ReleaseStore } from '../releases/stores/release-source.ts';
import type { LiveSets } from '../render/live-sets.ts';
import { oneLine } from '../reports/one-line.ts';
import { RecentClients } from './recent-clients.ts';

const ReportSchema = Type.Object(
  {
    app: Type.Union(appNames.map((app) => Type.Literal(app))),
    release: Type.String({ pattern: '^[0-9a-f]{8,64}$' }),
    routeId: Type.String({ pattern: '^[\\w-]+:[\\w-]+$', maxLength: 100 }),
    fault: Type.Union(releaseFaults.map((fault) => Type.Literal(fault))),
    error: Type.String({ maxLength: 200 }),
  },
  { additionalProperties: false },
);

/** More than a page can have, and few enough to be no way to fill the log. */
const reportsPerMinute = 10;
const longestReport = 2_048;
/** The share of clients with failures among those that received pages: fewer failures may have causes of their own. */
const leastShare = 0.05;

interface Options {
  liveSets: LiveSets;
  choice: SetChoice;
  store: ReleaseStore;
  channel: ChannelStore;
  /** So many clients have to report a release within a minute before it is rolled back; 0: it never is. */
  rollbackClients: number;
}

/**
 * Hears from browsers in which a release failed and the release before it worked, and rolls back a release that several
 * of them report.
 */
export function addReleaseFailures(
  app: FastifyInstance,
  { liveSets, choice, store, channel, rollbackClients }: Options,
): void {
  const perMinute = new PerMinute(reportsPerMinute);
  const visitors = new RecentClients();
  const reporters = new Map<string, RecentClients>();
  /** The releases of which a rollback is being tried. */
  const trying = new Set<string>();

  app.addHook('onResponse', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) visitors.add(networkOf(request.ip));
  });

  app.get(currentReleasesPath, async (request, reply) => {
    const live = await choice.ifAvailable(request);
    if (!live) return sendRefusal(request, reply, 503);
    return reply.header('cache-control', 'no-store').send(live.set.registry);
  });

  app.post(releaseFailuresPath, { bodyLimit: longestReport }, async (request, reply) => {
    const client = networkOf(request.ip);
    const secondsToWait = perMinute.secondsToWait(client);
    if (secondsToWait > 0) return sendRefusal(request, reply.header('retry-after', secondsToWait), 429);
    const isOwnPage = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
    if (!isOwnPage || !Value.Check(ReportSchema, request.body)) return sendRefusal(request, reply, 400);
    const failure = request.body as ReleaseFailure;
    const share = shareOf(failure);
    if (share > 0) await count(failure, { client, share });
    return reply.code(204).send();
  });

  /** Of the visitors who get the release. */
  function shareOf({ app: name, release }: ReleaseFailure): number {
    if (liveSets.current?.set.releases[name]?.id === release) return 1;
    const { canary, canaryState } = liveSets;
    return canary?.set.releases[name]?.id === release ? (canaryState?.percent ?? 0) / 100 : 0;
  }

  async function count(failure: ReleaseFailure, { client, share }: { client: string; share: number }): Promise<void> {
    const { app: name, release } = failure;
    app.log.warn({ failure }, 'A release failed in a browser, where the one before it works');
    const clients = reporters.get(release) ?? new RecentClients();
    reporters.set(release, clients);
    clients.add(client);
    const isWidespread = clients.count >= Math.max(rollbackClients, visitors.count * share * leastShare);
    if (rollbackClients === 0 || !isWidespread || trying.has(release)) return;
    trying.add(release);
    const reason = `${clients.count} clients reported it within a minute, the last one: ${failure.fault} ${oneLine(failure.error)}`;
    const refusal = await rollBackAutomatically({ store, channel }, { app: name, release, reason })
      .catch(String)
      .finally(() => trying.delete(release));
    const { owner } = liveSets.current?.set.releases[name] ?? {};
    if (refusal === undefined)
      app.log.error({ app: name, release, reason, owner }, 'A release was rolled back automatically');
    else
      app.log.error(
        { app: name, release, reason, refusal, owner },
        'A release fails in browsers and was not rolled back',
      );
  }
}
