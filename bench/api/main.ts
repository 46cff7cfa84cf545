import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../../api/src/platform/database/database.ts';
import { inData } from '../../scripts/bootstrap/project.mjs';
import { step } from '../../scripts/bootstrap/steps.mjs';
import { judge } from '../aims.ts';
import type { Bench } from '../bench.ts';
import { Child } from '../child.ts';
import { type Load, load } from '../edge/load.ts';
import { openStack, type Ports } from '../stack.ts';
import { median } from '../statistics.ts';
import { printTable } from '../table.ts';
import { type HotCall, hotCallsOf } from './hot-calls.ts';
import { type Overload, overload } from './overload.ts';
import { record } from './record.ts';
import { turnHeader } from './recording.ts';
import { forgetTurns, openTurns, type Turn } from './turns.ts';

const options = {
  seconds: { type: 'string', default: '8' },
  overload: { type: 'string', default: '60' },
} as const;
const connections = 10;
/** The API and the bare route are measured alternately, so that other work on the machine affects both. */
const roundSeconds = 1;
/** V8 compiles what a call runs in the first seconds: from the third on, home deal took 1.9 times the bare route's time, later 1.3. */
const warmUpRounds = 6;
const firstOffset = 40;
/** More than one round can take. */
const turnsOfRound = 10_000;
/** A light call and a heavy one. */
const overloaded = ['product list', 'search'];
/** The aim: at most a quarter more than the bare route needs. */
const mostProcessor: Record<string, number> = { search: 1.2 };

const bench: Bench = {
  about:
    'hot calls of the API beside a bare Fastify route with the same queries, and too many at once: --seconds 8 --overload 60',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    const seconds = Number(values.seconds);
    const overloadSeconds = Number(values.overload);
    await using opened = new AsyncDisposableStack();
    const ports = await openStack(opened, signal);
    const databaseUrl = `postgres://jangteo@127.0.0.1:${ports.postgres}/jangteo`;
    const jwtSecret = randomBytes(32).toString('hex');
    const database = openDatabase(databaseUrl, () => undefined);
    opened.defer(() => database.close());
    const turnOf = await openTurns(database, jwtSecret);
    const hotCalls = hotCallsOf(await largestShop(database));
    const recordings = await step('what each call asks of the database', () =>
      record({ databaseUrl, jwtSecret, calls: hotCalls, turnOf }),
    );
    const file = inData('api-recordings.json');
    await writeFile(file, JSON.stringify(recordings));
    const noLimit = '999999999';
    const env = {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      ADDRESS_PER_MINUTE: noLimit,
      DEVICE_PER_MINUTE: noLimit,
      MEMBER_PER_MINUTE: noLimit,
    };
    const api = await openServer(opened, ports, { script: 'api/src/server.ts', env, place: 0, signal });
    const bare = await openServer(opened, ports, {
      script: 'bench/api/bare-server.ts',
      env,
      place: 1,
      args: [file],
      signal,
    });

    let round = 0;
    const measure = async (call: HotCall, server: Server): Promise<Measured> => {
      // A member's exchanges have a daily limit: rounds are short, and each begins a new day.
      if (call.bodyOf) await forgetTurns(databaseUrl);
      const firstTurn = round * turnsOfRound;
      round += 1;
      const processorBefore = server.process.processorTime;
      const measured = await load(server.address + call.path, {
        ...requestOf(call, (n) => turnOf(firstTurn + n)),
        connections,
        seconds: roundSeconds,
      });
      return { ...measured, processorMs: (server.process.processorTime - processorBefore) / measured.total };
    };
    const figures: Figure[] = [];
    for (const call of hotCalls) {
      await step(call.name, async () => {
        const rounds: Round[] = [];
        for (let n = -warmUpRounds; n * roundSeconds < seconds; n += 1) {
          const measured = { bare: await measure(call, bare), api: await measure(call, api) };
          if (n >= 0) rounds.push(measured);
        }
        figures.push(figureOf(call.name, rounds));
      });
    }
    const [first] = hotCalls;
    const before = api.process.memory;
    await step('the memory of many more', () =>
      load(api.address + first?.path, { connections, seconds: seconds * hotCalls.length }),
    );
    const growth = api.process.memory / before;

    const tooMany: TooMany[] = [];
    for (const { name, api: own } of figures.filter((figure) => overloaded.includes(figure.name))) {
      const path = hotCalls.find((call) => call.name === name)?.path ?? '';
      const rate = Math.ceil(own.rate * 2);
      const headersOf = (n: number) => turnOf(n).headers;
      tooMany.push({
        name,
        rate,
        ...(await step(`twice as many as it can answer: ${name}`, () =>
          overload(api.address + path, { rate, seconds: overloadSeconds, headersOf }),
        )),
      });
    }

    printTable(
      `API, ${connections} connections, ${seconds} s each`,
      ['', 'per second', 'bare', 'of it', 'p99 ms', 'bare p99', 'processor ms', 'bare processor', '÷ bare'],
      figures.map(({ name, api: own, bare: twin, processorRatio }) => [
        name,
        own.rate.toFixed(0),
        twin.rate.toFixed(0),
        (own.rate / twin.rate).toFixed(2),
        String(own.p99),
        String(twin.p99),
        own.processorMs.toFixed(2),
        twin.processorMs.toFixed(2),
        processorRatio.toFixed(2),
      ]),
    );
    printTable(
      `Twice as many as it can answer, ${overloadSeconds} s each`,
      ['', 'per second', 'accepted', 'p99 ms', 'refused', 'p99 ms', 'own delay, p99 ms'],
      tooMany.map(({ name, rate, accepted, refused, ownDelayMs }) => [
        name,
        String(rate),
        ...[accepted, refused].flatMap(({ count, p99 }) => [String(count), p99.toFixed(0)]),
        ownDelayMs.toFixed(0),
      ]),
    );
    return judge([
      ...tooMany.flatMap(({ name, accepted, refused, others }) => [
        { name: `too many, ${name}: p99 of the accepted`, value: accepted.p99, limit: 500, unit: 'ms', isHard: false },
        { name: `too many, ${name}: p99 of the refused`, value: refused.p99, limit: 100, unit: 'ms', isHard: false },
        { name: `too many, ${name}: neither`, value: others, limit: 0, unit: '', isHard: true },
      ]),
      ...figures.map(({ name, api: own, bare: twin }) => ({
        name: `${name}: of the bare route`,
        value: own.rate / twin.rate,
        limit: 0.7,
        isLeast: true,
        unit: '×',
        isHard: false,
      })),
      ...figures.map(({ name, api: own, bare: twin }) => ({
        name: `${name}: p99 of the bare route’s`,
        value: own.p99 / Math.max(1, twin.p99),
        limit: 3,
        unit: '×',
        isHard: false,
      })),
      ...figures.map(({ name, processorRatio }) => ({
        name: `${name}: processor time per request, of the bare route’s`,
        value: processorRatio,
        limit: mostProcessor[name] ?? 1.25,
        unit: '×',
        isHard: false,
      })),
      { name: 'memory, after as many again', value: growth, limit: 1.15, unit: '×', isHard: false },
    ]);
  },
};

export default bench;

interface Measured extends Pick<Load, 'rate' | 'p99'> {
  /** The processor time of one request: of the server alone, without the database that both servers share. */
  processorMs: number;
}

interface Round {
  api: Measured;
  bare: Measured;
}

interface Figure extends Round {
  name: string;
  /** The API's processor time per request divided by the bare route's, in one round. */
  processorRatio: number;
}

/** The medians of all rounds. */
function figureOf(name: string, rounds: readonly Round[]): Figure {
  const medianOf = (numberOf: (round: Round) => number) => median(rounds.map(numberOf)) ?? Number.NaN;
  const measured = (server: keyof Round): Measured => ({
    rate: medianOf((round) => round[server].rate),
    p99: medianOf((round) => round[server].p99),
    processorMs: medianOf((round) => round[server].processorMs),
  });
  return {
    name,
    api: measured('api'),
    bare: measured('bare'),
    processorRatio: medianOf(({ api, bare }) => api.processorMs / bare.processorMs),
  };
}

interface TooMany extends Overload {
  name: string;
  rate: number;
}

interface Server {
  address: string;
  process: Child;
}

interface ServerOptions {
  script: string;
  env: Record<string, string>;
  /** The number of the server; each has its own port. */
  place: number;
  args?: string[];
  signal: AbortSignal;
}

async function openServer(
  opened: AsyncDisposableStack,
  ports: Ports,
  { script, env, place, args = [], signal }: ServerOptions,
): Promise<Server> {
  const port = String(ports.edge + firstOffset + place);
  const address = `http://127.0.0.1:${port}`;
  const process = await Child.start({
    script,
    args: [...args, port],
    env: { ...env, PORT: port, OUTSIDE_URL: `http://127.0.0.1:${ports.outside}` },
    readyUrl: `${address}/ready`,
    readyWithinMs: 30_000,
    signal,
  });
  return { address, process: opened.use(process) };
}

const largestShop = async (database: Database): Promise<number> =>
  (await database.query<{ n: number }>('SELECT shop_id AS n FROM shop ORDER BY product_count DESC LIMIT 1'))[0]?.n ?? 0;

/** Sent as an edge does it for a visitor, whose address is counted, too. */
const requestOf = ({ method, bodyOf }: HotCall, turnOf: (n: number) => Turn) => ({
  method,
  headersOf: (n: number) => ({
    ...turnOf(n).headers,
    'x-forwarded-for': '203.0.113.7',
    [turnHeader]: JSON.stringify(turnOf(n)),
  }),
  ...(bodyOf && { bodyOf: (n: number) => bodyOf(turnOf(n)) }),
});
