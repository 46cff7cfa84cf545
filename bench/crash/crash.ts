import { setTimeout as pause } from 'node:timers/promises';
import { settleExchanges } from '../../api/test/settle-exchanges.ts';
import type { CrashMarket } from './crash-market.ts';
import { findViolations } from './find-violations.ts';
import { Outages } from './outages.ts';
import { RetryingClient } from './retrying-client.ts';
import { Writing } from './writing.ts';

export type Victim = 'PostgreSQL' | 'a process of the API';

export interface CrashReport {
  /** Acknowledged writes, and the number of requests for them. */
  writes: number;
  requests: number;
  /** Violations, in words. */
  violations: string[];
  /** How long requests during an outage of the database waited for their response, in ms. */
  refusals: number[];
  /** From the database's return until both processes were ready, in ms. */
  recoveries: number[];
}

/**
 * Kills the database, or one process of the API after the other, while people write; then compares responses and
 * database.
 */
export async function crash(market: CrashMarket, victim: Victim, kills: number): Promise<CrashReport> {
  const { servers, postgres } = market;
  const client = new RetryingClient(() => servers.addresses);
  const writing = new Writing(client, market);
  const outages = new Outages(market);
  const strike: Record<Victim, (n: number) => Promise<void>> = {
    PostgreSQL: () => outages.begin(),
    'a process of the API': (n) => servers.replace(n % 2),
  };
  const killAll = async () => {
    for (let n = 1; n <= kills; n += 1) {
      await writing.untilMore(writesBetweenKills);
      await pause(Math.random() * 200);
      await strike[victim](n);
    }
  };
  await Promise.all([killAll().finally(() => writing.end()), writing.done]);

  await writing.repeatKeyed();
  await settleExchanges(postgres.url);
  servers.expectAlive();
  const { tries } = client;
  const unanswered = victim === 'PostgreSQL' ? tries.filter(({ status }) => status === undefined) : [];
  const broken = tries.filter(({ status }) => status === 500);
  return {
    writes: writing.count,
    requests: tries.length,
    violations: [
      ...unanswered.map(() => 'the API left a request without an answer'),
      ...broken.map(() => 'the API answered with 500'),
      ...writing.violations,
      ...(await findViolations(market)),
    ],
    refusals: tries.filter(({ startedAt }) => outages.include(startedAt)).map(({ ms }) => ms),
    recoveries: outages.recoveries,
  };
}

/** So that there is always something that could be lost. */
const writesBetweenKills = 100;
