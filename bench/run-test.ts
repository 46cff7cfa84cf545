import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../scripts/bootstrap/project.mjs';

/** Runs a test, which every test run includes at a small size, at the large size that these variables set. */
export async function runTest(path: string, env: Record<string, string>, signal: AbortSignal): Promise<boolean> {
  const jest = spawn(process.execPath, [inProject('node_modules/jest/bin/jest.js'), path, '--verbose'], {
    cwd: inProject(),
    env: { ...process.env, ...env },
    stdio: 'inherit',
    signal,
  });
  const [code] = await once(jest, 'exit');
  return code === 0;
}
