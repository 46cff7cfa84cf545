import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { reconcileStars } from '../../api/src/stars/upkeep/reconcile.ts';
import { inData } from '../../scripts/bootstrap/project.mjs';
import { type Cluster, openCluster } from '../../scripts/cluster/open-cluster.ts';
import type { Bench } from '../bench.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';
import { type Day, liveThroughDay, type Outcome, openDay } from './market-day.ts';

const options = {
  seconds: { type: 'string', default: '20' },
  people: { type: 'string', default: '24' },
} as const;

/** Limits of one address are not what is measured. */
const unlimited = ['ADDRESS_PER_MINUTE', 'DEVICE_PER_MINUTE', 'MEMBER_PER_MINUTE', 'PAGES_PER_MINUTE'];

const ticksPerSecond = 100;

/** Processor time of these processes, by /proc. */
function processorSeconds(cluster: Cluster, names: RegExp): number {
  const programs = cluster.programs.filter(({ name }) => names.test(name));
  return programs.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  }, 0);
}

interface Fault {
  name: string;
  begin(cluster: Cluster): void;
  end?(cluster: Cluster): void;
}

const signalTo = (cluster: Cluster, name: string, signal: NodeJS.Signals): void => {
  const pid = cluster.programs.find((program) => program.name === name)?.pid;
  if (pid) process.kill(pid, signal);
};

const faults: Fault[] = [
  { name: 'nothing', begin: () => undefined },
  { name: 'Valkey or Redis killed', begin: (cluster) => signalTo(cluster, 'redis', 'SIGTERM') },
  { name: 'the replica killed', begin: (cluster) => signalTo(cluster, 'replica', 'SIGTERM') },
  { name: 'one API killed', begin: (cluster) => signalTo(cluster, 'api-1', 'SIGKILL') },
  {
    name: 'the object store hung',
    begin: (cluster) => signalTo(cluster, 'object-store', 'SIGSTOP'),
    end: (cluster) => signalTo(cluster, 'object-store', 'SIGCONT'),
  },
];

interface Measured {
  day: Day;
  /** Since when each fault was there. */
  phases: { name: string; outcomes: Outcome[] }[];
  perSecond: number;
  perProcessorSecond: number;
  mismatches: string[];
}

async function measure(
  each: 1 | 2,
  settings: { seconds: number; people: number },
  signal: AbortSignal,
): Promise<Measured> {
  await using opened = new AsyncDisposableStack();
  const cluster = await openCluster(opened, { signal, each });
  const jwtSecret = readFileSync(inData('jwt-secret'), 'utf8').trim();
  const [people, sample] = await openDay(cluster.databaseUrl, jwtSecret, settings.people);
  const likesBefore = await uncountedLikes(cluster.databaseUrl);
  const warmUp = Date.now() + 12_000;
  const before = await liveThroughDay(cluster.address, { people, sample, isOver: () => Date.now() > warmUp });
  const used = processorSeconds(cluster, /^(api|edge)-/);
  const startedAt = Date.now();
  const quiet = await liveThroughDay(cluster.address, {
    people,
    sample,
    isOver: () => Date.now() - startedAt > settings.seconds * 1_000,
  });
  const good = quiet.outcomes.filter(({ status }) => status > 0 && status < 400).length;
  const seconds = (Date.now() - startedAt) / 1_000;
  const processor = processorSeconds(cluster, /^(api|edge)-/) - used;

  const days = [before, quiet];
  const phases: Measured['phases'] = [{ name: 'nothing', outcomes: quiet.outcomes }];
  for (const fault of each === 2 ? faults.slice(1) : []) {
    const until = Date.now() + settings.seconds * 500;
    const living = liveThroughDay(cluster.address, { people, sample, isOver: () => Date.now() > until });
    await sleep(500);
    fault.begin(cluster);
    const day = await living;
    fault.end?.(cluster);
    days.push(day);
    phases.push({ name: fault.name, outcomes: day.outcomes });
    await sleep(3_000);
  }
  return {
    day: quiet,
    phases,
    perSecond: good / seconds,
    perProcessorSecond: good / processor,
    mismatches: await inexact(cluster.databaseUrl, days, likesBefore),
  };
}

/** The demo market's products have likes of people who are not there. */
async function uncountedLikes(databaseUrl: string): Promise<number> {
  const database = openDatabase(databaseUrl, () => undefined);
  const sql = 'SELECT (sum(like_count) - (SELECT count(*) FROM product_like))::int AS n FROM product';
  const [row] = await database.query<{ n: number }>(sql);
  await database.close();
  return row?.n ?? 0;
}

/** Everything that was acknowledged is there once, and stars, likes and their counts agree. */
async function inexact(databaseUrl: string, days: readonly Day[], likesBefore: number): Promise<string[]> {
  const database = openDatabase(databaseUrl, () => undefined);
  const count = async (sql: string, values: unknown[] = []) =>
    (await database.query<{ n: number }>(sql, values))[0]?.n ?? -1;
  const posts = days.flatMap((day) => [...day.posts]);
  const exchanges = days.flatMap((day) => [...day.exchanges]);
  const problems: string[] = [];
  const expectNone = (what: string, n: number) => n !== 0 && problems.push(`${what}: ${n}`);
  try {
    expectNone(
      'acknowledged posts that are lost',
      posts.length - (await count('SELECT count(*)::int AS n FROM post WHERE post_id = ANY ($1)', [posts])),
    );
    expectNone(
      'acknowledged exchanges that are lost',
      exchanges.length -
        (await count('SELECT count(*)::int AS n FROM star_exchange WHERE exchange_id = ANY ($1)', [exchanges])),
    );
    expectNone(
      'exchanges without their one entry in the ledger',
      await count(`
      SELECT count(*)::int AS n FROM star_exchange e WHERE (
        SELECT count(*) FROM star_ledger l WHERE l.member_id = e.member_id AND l.source_type = 'exchange' AND l.source_id = e.exchange_id::text AND l.delta < 0
      ) <> 1`),
    );
    expectNone('likes that are miscounted', (await uncountedLikes(databaseUrl)) - likesBefore);
    expectNone('members whose stars do not agree', (await reconcileStars(database, new Date())).mismatches.length);
  } finally {
    await database.close();
  }
  return problems;
}

const failed = (outcomes: readonly Outcome[]): string => {
  const lost = outcomes.filter(({ status }) => status === 0 || status >= 500);
  const counts = Object.entries(Object.groupBy(lost, ({ kind, status }) => `${kind} ${status || 'cut off'}`));
  return counts.map(([what, list]) => `${list?.length} × ${what}`).join(', ') || 'none';
};
const refused = (outcomes: readonly Outcome[]): string => {
  const list = outcomes.filter(({ status }) => status >= 400 && status < 500);
  const counts = Object.entries(Object.groupBy(list, ({ kind, status }) => `${kind} ${status}`));
  return counts.map(([what, same]) => `${same?.length} × ${what}`).join(', ') || 'none';
};
const ms = (value: number | undefined): string => `${Math.round(value ?? 0)} ms`;

const bench: Bench = {
  about: 'a mixed market day on two APIs and two edges beside one and one, and with faults: --seconds 20 --people 24',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    for (const name of unlimited) process.env[name] ??= '10000000';
    const settings = { seconds: Number(values.seconds), people: Number(values.people) };
    const results = new Map<number, Measured>();
    for (const each of [1, 2] as const) results.set(each, await measure(each, settings, signal));
    printTable(
      'A mixed market day',
      ['APIs and edges', 'requests/s', 'per processor-second', 'p50', 'p99', 'refused', 'failed'],
      [...results].map(([each, { day, perSecond, perProcessorSecond }]) => {
        const times = day.outcomes.map((outcome) => outcome.ms);
        return [
          `${each} and ${each}`,
          perSecond.toFixed(0),
          perProcessorSecond.toFixed(0),
          ms(percentile(times, 0.5)),
          ms(percentile(times, 0.99)),
          refused(day.outcomes),
          failed(day.outcomes),
        ];
      }),
    );
    const two = results.get(2);
    printTable(
      'Two and two, with faults',
      ['fault', 'requests', 'p99', 'failed'],
      (two?.phases ?? []).map(({ name, outcomes }) => [
        name,
        String(outcomes.length),
        ms(
          percentile(
            outcomes.map((outcome) => outcome.ms),
            0.99,
          ),
        ),
        failed(outcomes),
      ]),
    );
    const mismatches = [...results.values()].flatMap((result) => result.mismatches);
    console.log(mismatches.length === 0 ? '\nNothing is inexact' : `\nInexact: ${mismatches.join(', ')}`);
    return mismatches.length === 0;
  },
};

export default bench;
