import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { runTest } from '../run-test.ts';

const options = { requests: { type: 'string', default: '20000' } } as const;

const bench: Bench = {
  about: 'whether servers are restarted under load without a lost request: --requests 20000',
  async run(args, signal) {
    const { requests } = parseArgs({ args, options }).values;
    return runTest('bench/restart/restart.thorough.test.ts', { RESTART_REQUESTS: requests }, signal);
  },
};

export default bench;
