import { mkdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { inData } from '../../scripts/bootstrap/project.mjs';
import { judge } from '../aims.ts';
import type { Bench } from '../bench.ts';
import { runTest } from '../run-test.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';

const options = {
  database: { type: 'string', default: '100' },
  api: { type: 'string', default: '50' },
} as const;

interface Report {
  victim: string;
  kills: number;
  writes: number;
  requests: number;
  refusals: number[];
  recoveries: number[];
}

const bench: Bench = {
  about: 'kill -9 of PostgreSQL, and of processes of the API, while people write: --database 100 --api 50',
  async run(args, signal) {
    const { database, api } = parseArgs({ args, options }).values;
    const file = inData('crash.jsonl');
    await mkdir(inData(), { recursive: true });
    const env = { DATABASE_KILLS: database, API_KILLS: api, CRASH_REPORT: file };
    if (!(await runTest('bench/crash', env, signal))) return false;
    const reports = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Report);
    printTable(
      'Nothing lost, half done or doubled',
      ['', 'kills', 'writes', 'requests'],
      reports.map(({ victim, kills, writes, requests }) => [victim, String(kills), String(writes), String(requests)]),
    );
    const refusals = reports.flatMap((report) => report.refusals);
    const recoveries = reports.flatMap((report) => report.recoveries);
    printTable(
      'Without PostgreSQL, ms',
      ['', 'times', 'p50', 'p99', 'longest'],
      [row('an answer', refusals), row('from its return until both processes serve', recoveries)],
    );
    return judge([
      {
        name: 'an answer without PostgreSQL: p99',
        value: percentile(refusals, 0.99),
        limit: 100,
        unit: 'ms',
        isHard: false,
      },
    ]);
  },
};

export default bench;

const row = (name: string, times: number[]): string[] => [
  name,
  String(times.length),
  ...[0.5, 0.99, 1].map((part) => (percentile(times, part) ?? 0).toFixed(0)),
];
