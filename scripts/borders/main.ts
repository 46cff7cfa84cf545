/** `pnpm borders` checks which package may import which, and which may use which globals of the browser. */
import { parseArgs } from 'node:util';
import { runCommand } from '../../build/run-command.ts';
import { projectRoot } from '../bootstrap/project.mjs';
import { checkProject } from './check.ts';

await runCommand(async () => {
  const [root = projectRoot] = parseArgs({ allowPositionals: true }).positionals;
  const { files, problems } = await checkProject(root);
  if (files === 0) throw new Error(`${root} has no sources of this project`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${files} files, ${problems.length} borders crossed`);
});
