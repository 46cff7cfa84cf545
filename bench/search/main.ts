import { parseArgs } from 'node:util';
import { Problem } from '../../scripts/bootstrap/problem.mjs';
import type { Bench } from '../bench.ts';
import { askAndJudge } from './asking.ts';
import { questions } from './questions.ts';

const options = {
  times: { type: 'string', default: '10' },
  beside: { type: 'string' },
} as const;

const bench: Bench = {
  about:
    'how long search, lists and home take in the market of DATABASE_URL, as large as it is: --times 10 for each path, --beside the address of a smaller market',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    const databaseUrl = process.env.DATABASE_URL;
    if (!databaseUrl) throw noDatabase;
    const databaseUrls = [databaseUrl, ...(values.beside ? [values.beside] : [])];
    return askAndJudge({ databaseUrls, questions, times: Number(values.times) }, signal);
  },
};

export default bench;

const noDatabase = new Problem({
  ko: 'DATABASE_URL 이 없습니다: 데모 장터를 채운 데이터베이스가 필요합니다.',
  en: 'DATABASE_URL is not set: this needs a database with a demo market in it.',
  todo: ['node api/src/migrate.ts && node demo/fill.ts --size 1000000'],
});
