import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { runTest } from '../run-test.ts';

const options = { requests: { type: 'string', default: '10000' } } as const;

const bench: Bench = {
  about: 'whether exchanges stay exact at two processes: --requests 10000',
  async run(args, signal) {
    const { requests } = parseArgs({ args, options }).values;
    return runTest('bench/exchange/load.thorough.test.ts', { EXCHANGES: requests }, signal);
  },
};

export default bench;
