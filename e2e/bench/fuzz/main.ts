import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import type { Bench } from '../bench.ts';

const options = { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } as const;

const bench: Bench = {
  about: 'generated requests, good and bad, to every call of the API: --requests 100000 --seed 1',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    const jest = spawn(process.execPath, [inProject('node_modules/jest/bin/jest.js'), 'api/test/fuzz.test.ts'], {
      cwd: inProject(),
      stdio: 'inherit',
      env: { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
      signal,
    });
    const [status] = await once(jest, 'exit');
    return status === 0;
  },
};

export default bench;
