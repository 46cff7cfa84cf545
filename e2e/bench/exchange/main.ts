import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import type { Bench } from '../bench.ts';

const options = {
  requests: { type: 'string', default: '10000' },
  kills: { type: 'string', default: '50' },
} as const;

const bench: Bench = {
  about: 'whether exchanges stay exact at two processes, and while these are killed: --requests 10000 --kills 50',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    const jest = spawn(
      process.execPath,
      [inProject('node_modules/jest/bin/jest.js'), 'api/src/stars/exchange/load', '--verbose'],
      {
        cwd: inProject(),
        env: { ...process.env, EXCHANGES: values.requests, KILLS: values.kills },
        stdio: 'inherit',
        signal,
      },
    );
    const [code] = await once(jest, 'exit');
    return code === 0;
  },
};

export default bench;
