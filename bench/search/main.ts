import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Problem } from '../../scripts/bootstrap/problem.mjs';
import { step } from '../../scripts/bootstrap/steps.mjs';
import { type Aim, judge } from '../aims.ts';
import type { Bench } from '../bench.ts';
import { Child } from '../child.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';
import { explain } from './plans.ts';
import { ProcessorClock } from './processor-clock.ts';
import { type Question, questions } from './questions.ts';

const options = {
  times: { type: 'string', default: '10' },
  beside: { type: 'string' },
} as const;
const firstPort = Number(process.env.BENCH_PORT ?? 5800) + 31;
const aimMs = 50;
const aimGrowth = 2;

const bench: Bench = {
  about:
    'how long search, lists and home take in the market of DATABASE_URL, as large as it is: --times 10 for each path, --beside the address of a smaller market',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    const databaseUrl = process.env.DATABASE_URL;
    if (!databaseUrl) throw noDatabase;
    await using opened = new AsyncDisposableStack();
    const markets: Market[] = [];
    for (const url of [databaseUrl, ...(values.beside ? [values.beside] : [])]) {
      markets.push(await openMarket(opened, url, firstPort + markets.length, signal));
    }
    await step('one question after the other', () => measure(markets, Number(values.times), signal));
    const [market, smaller] = markets as [Market, Market?];

    const slowest = questions.map((question) => slowestPath(market, question));
    const plans = await explain(databaseUrl, slowest);
    for (const [place, { name }] of questions.entries()) {
      console.log(`\n${name}: ${decodeURIComponent(slowest[place] ?? '')}\n${plans[place]}`);
    }
    printTable(
      'ms of the processors, and of the clock',
      ['', 'p50', 'p95', ...(smaller ? ['smaller: p50', 'p95'] : []), 'clock: p50', 'p95', 'slowest'],
      questions.map(({ name, paths }) => [
        name,
        ...[market, ...(smaller ? [smaller] : [])].flatMap((of) =>
          [0.5, 0.95].map((part) => inMs(of, paths, part, 'busy')),
        ),
        ...[0.5, 0.95, 1].map((part) => inMs(market, paths, part, 'elapsed')),
      ]),
    );
    return judge([
      ...questions.map((question) => quickness(market, question)),
      ...(smaller ? growth(market, smaller) : []),
    ]);
  },
};

export default bench;

const noDatabase = new Problem({
  ko: 'DATABASE_URL 이 없습니다: 데모 장터를 채운 데이터베이스가 필요합니다.',
  en: 'DATABASE_URL is not set: this needs a database with a demo market in it.',
  todo: ['node api/src/migrate.ts && node demo/fill.ts --size 1000000'],
});

/** The time of one call: processor time where it can be measured, else by the clock. The aims use the same. */
interface Time {
  busy: number;
  elapsed: number;
}

interface Market {
  address: string;
  clock: ProcessorClock;
  times: Map<string, Time[]>;
}

async function openMarket(
  opened: AsyncDisposableStack,
  databaseUrl: string,
  port: number,
  signal: AbortSignal,
): Promise<Market> {
  const address = `http://127.0.0.1:${port}`;
  const api = opened.use(
    await Child.start({
      script: 'api/src/server.ts',
      env: {
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        OUTSIDE_URL: 'http://127.0.0.1:1',
        JWT_SECRET: randomBytes(32).toString('hex'),
        LOG_LEVEL: 'warn',
        ADDRESS_PER_MINUTE: '999999',
        DEVICE_PER_MINUTE: '999999',
      },
      readyUrl: `${address}/ready`,
      readyWithinMs: 30_000,
      signal,
    }),
  );
  return { address, clock: opened.use(await ProcessorClock.start(api.pid, databaseUrl)), times: new Map() };
}

/**
 * Visits the paths in turn, so that none finds its own pages warm from the last time; the first rounds are not counted.
 */
async function measure(markets: readonly Market[], times: number, signal: AbortSignal): Promise<void> {
  const warmUp = 2;
  for (let round = -warmUp; round < times; round += 1) {
    for (const path of questions.flatMap(({ paths }) => paths)) {
      for (const market of markets) {
        const elapsed = await ask(market.address + path, signal);
        const time = { elapsed, busy: (await market.clock.lap()) ?? elapsed };
        if (round >= 0) market.times.set(path, [...(market.times.get(path) ?? []), time]);
      }
    }
  }
}

async function ask(address: string, signal: AbortSignal): Promise<number> {
  const started = performance.now();
  const reply = await fetch(address, { signal });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${address} was answered with ${reply.status}`);
  return performance.now() - started;
}

const timesOf = ({ times }: Market, paths: readonly string[], of: keyof Time): number[] =>
  paths.flatMap((path) => (times.get(path) ?? []).map((time) => time[of]));

const inMs = (market: Market, paths: readonly string[], part: number, of: keyof Time): string =>
  (percentile(timesOf(market, paths, of), part) ?? Number.NaN).toFixed(1);

const slowestPath = (market: Market, { paths }: Question): string =>
  paths.reduce((slowest, path) => (medianOf(market, path) > medianOf(market, slowest) ? path : slowest));

const medianOf = (market: Market, path: string): number => percentile(timesOf(market, [path], 'busy'), 0.5) ?? 0;

const quickness = (market: Market, { name, paths }: Question): Aim => ({
  name: `${name}: p95`,
  value: percentile(timesOf(market, paths, 'busy'), 0.95),
  limit: aimMs,
  unit: 'ms',
  isHard: true,
});

function growth(market: Market, smaller: Market): Aim[] {
  const parts = [...new Set(questions.map(({ part }) => part))];
  return parts.map((part) => {
    const paths = questions.filter((question) => question.part === part).flatMap((question) => question.paths);
    const p95 = (of: Market) => percentile(timesOf(of, paths, 'busy'), 0.95) ?? Number.NaN;
    return {
      name: `${part}: p95 of the smaller market’s`,
      value: p95(market) / p95(smaller),
      limit: aimGrowth,
      unit: '×',
      isHard: true,
    };
  });
}
