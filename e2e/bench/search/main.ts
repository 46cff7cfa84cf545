import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Problem } from '../../../scripts/bootstrap/problem.mjs';
import { step } from '../../../scripts/bootstrap/steps.mjs';
import { judge } from '../aims.ts';
import type { Bench } from '../bench.ts';
import { Child } from '../child.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';
import { questions } from './questions.ts';

const options = { times: { type: 'string', default: '20' } } as const;
const port = Number(process.env.BENCH_PORT ?? 5800) + 31;
const address = `http://127.0.0.1:${port}`;
const aimMs = 50;

const bench: Bench = {
  about: 'how long search takes in the market of DATABASE_URL, as large as it is: --times 20 for each question',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    const databaseUrl = process.env.DATABASE_URL;
    if (!databaseUrl) throw noDatabase;
    await using opened = new AsyncDisposableStack();
    opened.use(
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
    const figures = await step('search, one question after the other', () => measure(Number(values.times), signal));
    printTable(
      'Search, ms',
      ['', 'p50', 'p95', 'slowest'],
      figures.map(({ name, times }) => [
        name,
        ...[0.5, 0.95, 1].map((part) => (percentile(times, part) ?? Number.NaN).toFixed(1)),
      ]),
    );
    return judge(
      figures.map(({ name, times }) => ({
        name: `${name}: p95`,
        value: percentile(times, 0.95),
        limit: aimMs,
        unit: 'ms',
        isHard: false,
      })),
    );
  },
};

export default bench;

const noDatabase = new Problem({
  ko: 'DATABASE_URL 이 없습니다: 데모 장터를 채운 데이터베이스가 필요합니다.',
  en: 'DATABASE_URL is not set: this needs a database with a demo market in it.',
  todo: ['node api/src/migrate.ts && node api/demo/fill.ts --size 1000000'],
});

/** Each question is asked in turn, so that none finds its own pages still warm from the time before. */
async function measure(times: number, signal: AbortSignal): Promise<{ name: string; times: number[] }[]> {
  const figures = Object.keys(questions).map((name) => ({ name, times: [] as number[] }));
  await ask(signal);
  for (let round = 0; round < times; round += 1) {
    for (const [name, time] of await ask(signal)) figures.find((figure) => figure.name === name)?.times.push(time);
  }
  return figures;
}

async function ask(signal: AbortSignal): Promise<[string, number][]> {
  const answers: [string, number][] = [];
  for (const [name, paths] of Object.entries(questions)) {
    for (const path of paths) {
      const started = performance.now();
      const reply = await fetch(address + path, { signal });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
      answers.push([name, performance.now() - started]);
    }
  }
  return answers;
}
