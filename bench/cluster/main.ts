import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { reconcileStars } from '../../api/src/stars/upkeep/reconcile.ts';
import { freePort } from '../../e2e/harness/free-port.ts';
import { inData } from '../../scripts/bootstrap/project.mjs';
import { type Cluster, openCluster } from '../../scripts/cluster/open-cluster.ts';
import type { Program } from '../../scripts/stack/program.ts';
import type { Bench } from '../bench.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';
import { type Day, liveThroughDay, type Outcome, openDay, type Person } from './market-day.ts';
import { processorSeconds } from './processor-time.ts';

const options = {
  rounds: { type: 'string', default: '6' },
  seconds: { type: 'string', default: '6' },
  people: { type: 'string', default: '24' },
} as const;

/** Limits of one address are not what is measured. */
const unlimited = ['ADDRESS_PER_MINUTE', 'DEVICE_PER_MINUTE', 'MEMBER_PER_MINUTE', 'PAGES_PER_MINUTE'];

const usualPageCacheMs = 3_000;
/** After so many requests for each API and edge, their code is compiled. */
const warmUpRequests = 3_000;
const idleMs = 5_000;

const postmasterOf = (folder: string): number =>
  Number(readFileSync(inData(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

function processesOf({ programs }: Cluster): Record<string, number[]> {
  const hasReplica = programs.some(({ name }) => name === 'replica');
  return {
    ...Object.fromEntries(programs.map(({ name, pid }) => [name, pid ? [pid] : []])),
    postgres: [postmasterOf('postgres')],
    replica: hasReplica ? [postmasterOf('replica')] : [],
    bench: [process.pid],
  };
}

/** Whose processor time is told apart, by the programs that each consists of. */
const shared = {
  PostgreSQL: ['postgres'],
  'its replica': ['replica'],
  'Valkey or Redis': ['redis'],
  'the object store': ['object-store'],
  'the load itself, and the balancers': ['bench', 'outside'],
};
const one = { API: ['api-1'], edge: ['edge-lone'], ...shared };
const two = { API: ['api-1', 'api-2'], edge: ['edge-1', 'edge-2'], ...shared };

interface Fault {
  name: string;
  program: string;
  signal: NodeJS.Signals;
  /** Ends the fault; a program that was killed is started again by itself. */
  endSignal?: NodeJS.Signals;
}

const faults: Fault[] = [
  { name: 'Valkey or Redis killed', program: 'redis', signal: 'SIGTERM' },
  { name: 'the replica killed', program: 'replica', signal: 'SIGTERM' },
  { name: 'one API killed', program: 'api-1', signal: 'SIGKILL' },
  { name: 'the object store hung', program: 'object-store', signal: 'SIGSTOP', endSignal: 'SIGCONT' },
];

interface Side {
  name: string;
  address: string;
  people: readonly Person[];
  parties: Record<string, string[]>;
}

interface Measured {
  side: Side;
  outcomes: Outcome[];
  seconds: number;
  /** Of each party. */
  processorSeconds: Record<string, number>;
  idleProcessorSeconds: Record<string, number>;
}

/** Lets the visitors of a side act until it is over. */
type Live = (side: Side, isOver: (day: Day) => boolean) => Promise<Day>;

/** The processor time that these parties use while this is done. */
async function timesOf(cluster: Cluster, parties: Side['parties'], act: () => Promise<unknown>) {
  const before = processorSeconds(processesOf(cluster));
  await act();
  const after = processorSeconds(processesOf(cluster));
  const of = (program: string) => (after[program] ?? 0) - (before[program] ?? 0);
  return Object.fromEntries(
    Object.entries(parties).map(([party, programs]) => [
      party,
      programs.reduce((sum, program) => sum + of(program), 0),
    ]),
  );
}

/** In turns, so that what else this machine does meets both sides alike. */
async function compare(
  cluster: Cluster,
  sides: readonly Side[],
  { rounds, seconds, live }: { rounds: number; seconds: number; live: Live },
): Promise<Measured[]> {
  for (const side of sides) {
    const enough = warmUpRequests * (side.parties.API?.length ?? 1);
    await live(side, ({ outcomes }) => outcomes.length > enough);
  }
  const results = await Promise.all(
    sides.map(async (side): Promise<Measured> => {
      const idleProcessorSeconds = await timesOf(cluster, side.parties, () => sleep(idleMs));
      return { side, outcomes: [], seconds: 0, processorSeconds: {}, idleProcessorSeconds };
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) {
      const { side } = result;
      const startedAt = Date.now();
      const times = await timesOf(cluster, side.parties, async () => {
        const { outcomes } = await live(side, () => Date.now() - startedAt > seconds * 1_000);
        result.outcomes.push(...outcomes);
      });
      result.seconds += (Date.now() - startedAt) / 1_000;
      for (const [party, time] of Object.entries(times)) {
        result.processorSeconds[party] = (result.processorSeconds[party] ?? 0) + time;
      }
    }
  }
  return results;
}

const sendSignal = ({ pid }: Program, signal: NodeJS.Signals): void => {
  if (pid) process.kill(pid, signal);
};

/** A fault of a program that this machine lacks is left out. */
async function withFaults(cluster: Cluster, side: Side, { seconds, live }: { seconds: number; live: Live }) {
  const phases: { name: string; outcomes: Outcome[] }[] = [];
  for (const { name, program, signal, endSignal } of faults) {
    const target = cluster.programs.find((each) => each.name === program);
    if (!target) continue;
    const until = Date.now() + seconds * 1_000;
    const living = live(side, () => Date.now() > until);
    await sleep(500);
    sendSignal(target, signal);
    const { outcomes } = await living;
    if (endSignal) sendSignal(target, endSignal);
    phases.push({ name, outcomes });
    await sleep(3_000);
  }
  return phases;
}

/** Everything that was acknowledged is there once, and stars, likes and their counts agree. */
async function inexact(databaseUrl: string, days: readonly Day[]): Promise<string[]> {
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
    expectNone(
      'products whose likes are miscounted',
      await count(`
      SELECT count(*)::int AS n FROM product p
      WHERE like_count <> (SELECT count(*) FROM product_like l WHERE l.product_no = p.product_no)`),
    );
    expectNone('members whose stars do not agree', (await reconcileStars(database, new Date())).mismatches.length);
  } finally {
    await database.close();
  }
  return problems;
}

const goodOf = ({ outcomes }: Measured): number => outcomes.filter(({ status }) => status > 0 && status < 400).length;
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
  about:
    'a mixed market day on two APIs and two edges beside one and one, in turns, and with faults: --rounds 6 --seconds 6 --people 24',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    for (const name of unlimited) process.env[name] ??= '10000000';
    const seconds = Number(values.seconds);
    const count = Number(values.people);
    await using opened = new AsyncDisposableStack();
    // On machines of their own, each of two edges would have as many visitors and requests as one. Here it has the visitors,
    // and the requests in twice the time: so its pages are kept twice as long.
    process.env.PAGE_CACHE_MS = String(usualPageCacheMs * 2);
    const loneEdge = { port: await freePort(), env: { PAGE_CACHE_MS: String(usualPageCacheMs) } };
    const cluster = await openCluster(opened, { signal, loneEdge });
    const jwtSecret = readFileSync(inData('jwt-secret'), 'utf8').trim();
    const [people, sample] = await openDay(cluster.databaseUrl, jwtSecret, count * 2);
    const days: Day[] = [];
    const live: Live = async (side, isOver) => {
      const day = await liveThroughDay(side.address, { people: side.people, sample, isOver });
      days.push(day);
      return day;
    };
    const sides: [Side, Side] = [
      { name: '1 and 1', address: cluster.loneAddress ?? '', people: people.slice(0, count), parties: one },
      { name: '2 and 2', address: cluster.address, people, parties: two },
    ];
    const results = await compare(cluster, sides, { rounds: Number(values.rounds), seconds, live });
    const phases = await withFaults(cluster, sides[1], { seconds: seconds * 2, live });
    const mismatches = await inexact(cluster.databaseUrl, days);

    printTable(
      'A mixed market day',
      ['APIs and edges', 'requests/s', 'per processor-second of both', 'p50', 'p99', 'refused', 'failed'],
      results.map((result) => {
        const times = result.outcomes.map((outcome) => outcome.ms);
        const { API = 0, edge = 0 } = result.processorSeconds;
        return [
          result.side.name,
          (goodOf(result) / result.seconds).toFixed(0),
          (goodOf(result) / (API + edge)).toFixed(0),
          ms(percentile(times, 0.5)),
          ms(percentile(times, 0.99)),
          refused(result.outcomes),
          failed(result.outcomes),
        ];
      }),
    );
    printTable(
      'Processor time',
      ['of', 'a request, 1 and 1', '2 and 2', 'a second without requests, 1 and 1', '2 and 2'],
      Object.keys(one).map((party) => [
        party,
        ...results.map(
          (result) => `${(((result.processorSeconds[party] ?? 0) * 1_000) / goodOf(result)).toFixed(2)} ms`,
        ),
        ...results.map(
          (result) => `${(((result.idleProcessorSeconds[party] ?? 0) * 1_000_000) / idleMs).toFixed(0)} ms`,
        ),
      ]),
    );
    printTable(
      'Two and two, with faults',
      ['fault', 'requests', 'p99', 'failed'],
      phases.map(({ name, outcomes }) => [
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
    for (const what of cluster.missing) console.log(`\n! 없음 · not installed: ${what}`);
    console.log(mismatches.length === 0 ? '\nNothing is inexact' : `\nInexact: ${mismatches.join(', ')}`);
    return mismatches.length === 0;
  },
};

export default bench;
