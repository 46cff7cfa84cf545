/** `pnpm types`: checks every package by its own tsconfig, so that each sees just the globals it runs with. */
import { execFile } from 'node:child_process';
import { glob } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inProject, projectRoot } from './bootstrap/project.mjs';

const run = promisify(execFile);
const patterns = ['tsconfig.json', '{host,remote-*,api,edge,outside,e2e}/tsconfig.json', 'shared/*/tsconfig.json'];
const compiler = inProject('node_modules/typescript/bin/tsc');

let failures = 0;
const configs = (await Array.fromAsync(glob(patterns, { cwd: projectRoot }))).sort();
for (const config of configs) {
  const checked = run(process.execPath, [compiler, '-p', config, '--pretty'], { cwd: projectRoot });
  const { stdout } = await checked.catch((failed: { stdout: string }) => {
    failures += 1;
    return failed;
  });
  process.stdout.write(stdout);
}
console.log(`${configs.length} packages, ${failures} with type errors`);
if (failures > 0) process.exitCode = 1;
