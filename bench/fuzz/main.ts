import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { runTest } from '../run-test.ts';

const options = { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } as const;

const bench: Bench = {
  about: 'generated requests, good and bad, to every call of the API: --requests 100000 --seed 1',
  async run(args, signal) {
    const { requests, seed } = parseArgs({ args, options }).values;
    return runTest('bench/fuzz/fuzz.thorough.test.ts', { FUZZ_REQUESTS: requests, FUZZ_SEED: seed }, signal);
  },
};

export default bench;
