import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { makeKeys } from '../../api/src/platform/keys.ts';
import { openSession } from '../../api/src/sessions/open-session.ts';
import { step } from '../../scripts/bootstrap/steps.mjs';
import { type Aim, judge } from '../aims.ts';
import { Child } from '../child.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';
import { explain } from './plans.ts';
import { ProcessorClock } from './processor-clock.ts';
import type { Ask, Question } from './question.ts';

/** The time of one request: processor time where it can be measured, else by the clock. The aims use the same. */
interface Time {
  busy: number;
  elapsed: number;
}

/** An API on a database, asked one request after the other. */
interface Market {
  address: string;
  databaseUrl: string;
  memberHeaders: Record<string, string>;
  clock: ProcessorClock;
  /** By question, then by request. */
  times: Map<Question, Time[][]>;
}

const aimMs = 50;
const aimGrowth = 2;
const firstPort = Number(process.env.BENCH_PORT ?? 5800) + 31;
const jwtSecret = randomBytes(32).toString('hex');

/**
 * The questions of a bench and the databases that are asked. The first database is judged; a second, smaller one shows
 * how times grow.
 */
interface Inquiry {
  databaseUrls: readonly string[];
  questions: readonly Question[];
  /** How often each question is asked. */
  times: number;
}

/** Asks every question, prints plans and times, and returns whether the aims are met. */
export async function askAndJudge({ databaseUrls, questions, times }: Inquiry, signal: AbortSignal): Promise<boolean> {
  await using opened = new AsyncDisposableStack();
  const markets = (await openMarkets(opened, databaseUrls, signal)) as [Market, Market?];
  await step('one question after the other', () => askAll(markets as Market[], questions, { times, signal }));
  await printPlans(markets[0], questions);
  printTimes(markets, questions);
  return judge(aimsOf(markets, questions));
}

/** Opens an API for each database. */
async function openMarkets(
  opened: AsyncDisposableStack,
  databaseUrls: readonly string[],
  signal: AbortSignal,
): Promise<Market[]> {
  const markets: Market[] = [];
  for (const url of databaseUrls) markets.push(await openMarket(opened, url, firstPort + markets.length, signal));
  return markets;
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
        JWT_SECRET: jwtSecret,
        LOG_LEVEL: 'warn',
        ADDRESS_PER_MINUTE: '999999',
        DEVICE_PER_MINUTE: '999999',
        MEMBER_PER_MINUTE: '999999',
      },
      readyUrl: `${address}/ready`,
      readyWithinMs: 30_000,
      signal,
    }),
  );
  const clock = opened.use(await ProcessorClock.start(api.pid, databaseUrl));
  return { address, databaseUrl, memberHeaders: await signIn(databaseUrl), clock, times: new Map() };
}

/** The member with the lowest number, who has done more than most. */
async function signIn(databaseUrl: string): Promise<Record<string, string>> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    const [member] = await database.query<{ id: number | null }>('SELECT min(member_id) AS id FROM member');
    const session = { memberId: member?.id ?? 0, deviceUuid: 'bench', now: new Date() };
    const { accessToken } = await database.transaction((transaction) =>
      openSession(transaction, makeKeys(jwtSecret), session),
    );
    return { authorization: `Bearer ${accessToken}`, deviceUuid: 'bench' };
  } finally {
    await database.close();
  }
}

/**
 * Asks everything in turn, so that nothing finds its own pages warm from the last time; the first rounds are not counted.
 */
async function askAll(
  markets: readonly Market[],
  questions: readonly Question[],
  { times, signal }: { times: number; signal: AbortSignal },
): Promise<void> {
  const warmUp = 2;
  for (let round = -warmUp; round < times; round += 1) {
    for (const question of questions) {
      for (const [place, one] of asksOf(question, round).entries()) {
        for (const market of markets) {
          const elapsed = await ask(market, one, signal);
          const time = { elapsed, busy: (await market.clock.lap()) ?? elapsed };
          if (round >= 0) keep(market, question, place, time);
        }
      }
    }
  }
}

const asksOf = ({ asks }: Question, round: number): readonly Ask[] => (typeof asks === 'function' ? asks(round) : asks);

function keep({ times }: Market, question: Question, place: number, time: Time): void {
  const ofQuestion = times.get(question) ?? [];
  times.set(question, ofQuestion);
  ofQuestion[place] = [...(ofQuestion[place] ?? []), time];
}

async function ask(
  { address, memberHeaders }: Market,
  { path, isMember, method = 'GET', body }: Ask,
  signal: AbortSignal,
): Promise<number> {
  const headers = { ...(isMember ? memberHeaders : {}), ...(body ? { 'content-type': 'application/json' } : {}) };
  const started = performance.now();
  const reply = await fetch(address + path, {
    method,
    headers,
    signal,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${address}${path} was answered with ${reply.status}: ${text}`);
  return performance.now() - started;
}

const timesOf = ({ times }: Market, question: Question, of: keyof Time): number[] =>
  (times.get(question) ?? []).flat().map((time) => time[of]);

const inMs = (market: Market, question: Question, part: number, of: keyof Time): string =>
  (percentile(timesOf(market, question, of), part) ?? Number.NaN).toFixed(1);

/** Prints the database's plans for the slowest request of each question. */
async function printPlans(market: Market, questions: readonly Question[]): Promise<void> {
  const slowest = questions.map((question) => slowestOf(market, question));
  const config = { databaseUrl: market.databaseUrl, jwtSecret, memberHeaders: market.memberHeaders };
  const plans = await explain(config, slowest);
  for (const [place, { name }] of questions.entries()) {
    console.log(`\n${name}: ${decodeURIComponent(slowest[place]?.path ?? '')}\n${plans[place]}`);
  }
}

/** A question that writes is asked once more, as in another round. */
function slowestOf({ times }: Market, question: Question): Ask {
  const medians = (times.get(question) ?? []).map(
    (some) =>
      percentile(
        some.map(({ busy }) => busy),
        0.5,
      ) ?? 0,
  );
  const found = asksOf(question, -1_000)[medians.indexOf(Math.max(...medians))];
  if (!found) throw new Error(`${question.name} was not asked`);
  return found;
}

function printTimes([market, smaller]: readonly [Market, Market?], questions: readonly Question[]): void {
  printTable(
    'ms of the processors, and of the clock',
    ['', 'p50', 'p95', ...(smaller ? ['smaller: p50', 'p95'] : []), 'clock: p50', 'p95', 'slowest'],
    questions.map((question) => [
      question.name,
      ...[market, ...(smaller ? [smaller] : [])].flatMap((of) =>
        [0.5, 0.95].map((part) => inMs(of, question, part, 'busy')),
      ),
      ...[0.5, 0.95, 1].map((part) => inMs(market, question, part, 'elapsed')),
    ]),
  );
}

const aimsOf = ([market, smaller]: readonly [Market, Market?], questions: readonly Question[]): Aim[] => [
  ...questions.map((question) => ({
    name: `${question.name}: p95`,
    value: percentile(timesOf(market, question, 'busy'), 0.95),
    limit: aimMs,
    unit: 'ms',
    isHard: true,
  })),
  ...(smaller ? growth(market, smaller, questions) : []),
];

function growth(market: Market, smaller: Market, questions: readonly Question[]): Aim[] {
  return [...Map.groupBy(questions, ({ part }) => part)].map(([part, some]) => {
    const p95 = (of: Market) =>
      percentile(
        some.flatMap((question) => timesOf(of, question, 'busy')),
        0.95,
      ) ?? Number.NaN;
    return {
      name: `${part}: p95 of the smaller market’s`,
      value: p95(market) / p95(smaller),
      limit: aimGrowth,
      unit: '×',
      isHard: true,
    };
  });
}
