/** `pnpm borders` checks which package may import which, and which may use which globals of the browser. */
import { projectRoot } from '../bootstrap/project.mjs';
import { checkProject } from './check.ts';

const { files, problems } = await checkProject(process.argv[2] ?? projectRoot);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
console.log(`${files} files, ${problems.length} borders crossed`);
