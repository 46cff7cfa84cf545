import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { databaseUrl, projectRoot } from '../places.ts';

/** `pnpm ops …` on the stack's database. */
export async function operate(...command: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['api/ops/main.ts', ...command], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: databaseUrl, OPERATOR: 'e2e' },
  });
  return stdout;
}
